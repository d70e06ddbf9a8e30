import { CardReading } from '@/components/tickets/card-reading';
import type { SectionKind, SectionProps } from '../section-kind';

const panels = {
  'card-reading': CardReading,
} as const;

const Panel = ({ section }: SectionProps<'panel'>) => {
  const Drawn = panels[section.panel];
  return <Drawn />;
};

export const panel: SectionKind<'panel'> = { Content: Panel, isFull: () => true };
