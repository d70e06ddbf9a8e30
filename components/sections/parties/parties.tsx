import type { ContentProps } from '../content-props.ts';
import { PartiesDiagram } from './parties-diagram.tsx';

export const Parties = ({ section }: ContentProps<'parties'>) => <PartiesDiagram {...section} />;
