import type { ContentProps } from '../content-props.ts';
import { FullWidthSection } from '../full-width-section.tsx';
import { PartiesDiagram } from './parties-diagram.tsx';

export const FullWidthPartiesSection = ({ section }: ContentProps<'full-width-parties'>) => (
  <FullWidthSection {...section}>
    <PartiesDiagram {...section} />
  </FullWidthSection>
);
