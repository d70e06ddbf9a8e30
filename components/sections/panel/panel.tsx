import { CardReading } from '@/components/tickets/card-reading';
import { SampleProfile } from '@/components/tickets/sample-profile';
import type { ContentProps } from '../content-props';

const panels = {
  'card-reading': CardReading,
  'sample-profile': SampleProfile,
} as const;

export const Panel = ({ section }: ContentProps<'panel'>) => {
  const Content = panels[section.panel];
  return <Content />;
};
