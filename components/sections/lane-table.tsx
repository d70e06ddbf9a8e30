import { Pictogram } from '@/components/ui/pictogram';
import { lanes } from '@/content/hiring';

/** Who does what, in three lanes from left to right; on a phone one lane below the other. */
export const LaneTable = () => (
  <table className="lanes table" role="table">
    <caption className="sr-only">{lanes.caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <td role="cell" />
        {lanes.stages.map((stage) => (
          <th key={stage} scope="col" role="columnheader">
            {stage}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {lanes.rows.map(({ who, pictogram, cells }) => (
        <tr key={who} role="row">
          <th scope="row" role="rowheader">
            <Pictogram name={pictogram} className="mb-1 size-8" />
            {who}
          </th>
          {cells.map((cell, stage) => (
            <td key={stage} role="cell" data-label={lanes.stages[stage]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
