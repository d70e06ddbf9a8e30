import { person, personImage } from '@/lib/machines/fleet';
import { FleetDrawing } from './fleet-drawing';

/** Shows the size of the machines next to it. */
export const PersonDrawing = ({ className }: { readonly className?: string }) => (
  <FleetDrawing drawing={person} image={personImage} className={className} />
);
