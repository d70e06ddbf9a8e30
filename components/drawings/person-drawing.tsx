import { person } from '@/lib/drawings/machine-drawings.ts';
import { DrawingToScale } from './drawing-to-scale.tsx';

/** Shows the size of the machines next to it. */
export const PersonDrawing = () => <DrawingToScale source="image" drawing={person} />;
