import type { Section } from '@/content/section';
import { CardReading } from './card-reading';

const panels = {
  'card-reading': CardReading,
} as const;

export const Panel = ({ name }: { readonly name: Extract<Section, { kind: 'panel' }>['panel'] }) => {
  const Drawn = panels[name];
  return <Drawn />;
};
