import type { Section } from '@/content/section';
import { CardReading } from './card-reading';
import { LaneTable } from './lane-table';
import { SampleProfile } from './sample-profile';

const panels = {
  'sample-profile': SampleProfile,
  lanes: LaneTable,
  'card-reading': CardReading,
} as const;

/** The drawn part of a section. */
export const Panel = ({ name }: { readonly name: Extract<Section, { kind: 'panel' }>['panel'] }) => {
  const Drawn = panels[name];
  return <Drawn />;
};
