import { FullWidthSection } from '../full-width-section.tsx';
import type { SectionProps } from '../kind-renderer.ts';
import { PartiesDiagram } from '../shared/parties-diagram.tsx';

export const WidePartiesSection = ({ section }: SectionProps<'wide-parties'>) => (
  <FullWidthSection {...section}>
    <PartiesDiagram {...section} />
  </FullWidthSection>
);
