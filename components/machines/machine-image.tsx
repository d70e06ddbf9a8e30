import type { DrawnMachine } from '@/content/drawings/machine-sizes.ts';
import { drawingName } from '@/lib/drawings/machine-shapes.ts';
import { drawingPath } from '@/lib/images/drawing-paths.ts';

type MachineImageProps = { readonly machine: DrawnMachine };

/** A drawing of fixed size. Decorative, because the machine's name is next to it. */
export const MachineImage = ({ machine }: MachineImageProps) => (
  <img
    src={drawingPath('machines', drawingName(machine))}
    alt=""
    width={320}
    height={200}
    loading="lazy"
    decoding="async"
  />
);
