import { FullWidthSection } from '../full-width-section.tsx';
import type { ContentProps } from '../kind.ts';
import { PartiesDiagram } from './parties-diagram.tsx';

export const FullWidthPartiesSection = ({ section }: ContentProps<'full-width-parties'>) => (
  <FullWidthSection {...section}>
    <PartiesDiagram {...section} />
  </FullWidthSection>
);
