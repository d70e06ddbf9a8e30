import { lanes } from '@/content/hiring';
import { DataTable } from './data-table';

/** Who does what, in three lanes from left to right; on a phone one lane below the other. */
export const LaneTable = () => (
  <DataTable
    caption={lanes.caption}
    columns={[lanes.who, ...lanes.stages]}
    rows={lanes.rows.map(({ who, cells }) => [who, ...cells])}
    pictograms={lanes.rows.map(({ pictogram }) => pictogram)}
    look="lanes"
  />
);
