import type { ContentProps } from '../kind-renderer.ts';
import { PartiesDiagram } from '../shared/parties-diagram.tsx';

export const Parties = ({ section }: ContentProps<'parties'>) => <PartiesDiagram {...section} />;
