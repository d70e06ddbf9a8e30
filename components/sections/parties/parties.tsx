import type { ContentProps } from '../kind.ts';
import { PartiesDiagram } from './parties-diagram.tsx';

export const Parties = ({ section }: ContentProps<'parties'>) => <PartiesDiagram {...section} />;
