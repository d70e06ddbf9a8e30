import { FullWidthSection } from '@/components/ui/full-width-section.tsx';
import type { ContentProps } from '../content-props.ts';
import { PartiesDiagram } from './parties-diagram.tsx';

export const FullWidthPartiesSection = ({ section }: ContentProps<'full-width-parties'>) => (
  <FullWidthSection section={section} background="white">
    <PartiesDiagram {...section} />
  </FullWidthSection>
);
