import { FullWidthSection } from '../full-width-section.tsx';
import type { ContentProps } from '../kind.ts';
import { PartiesDiagram } from './parties-diagram.tsx';

export const Parties = ({ section }: ContentProps<'parties'>) => {
  const diagram = <PartiesDiagram {...section} />;
  return section.width === 'window' ? <FullWidthSection {...section}>{diagram}</FullWidthSection> : diagram;
};
