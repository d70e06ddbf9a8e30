import { CardReading } from '@/components/tickets/card-reading';
import { SampleProfile } from '@/components/tickets/sample-profile';
import type { SectionKind, ContentProps } from '../section-kind';

const panels = {
  'card-reading': CardReading,
  'sample-profile': SampleProfile,
} as const;

const Panel = ({ section }: ContentProps<'panel'>) => {
  const Content = panels[section.panel];
  return <Content />;
};

export const panel: SectionKind<'panel'> = { Content: Panel, hasAllColumns: () => true };
