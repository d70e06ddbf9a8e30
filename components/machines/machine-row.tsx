import { DrawingToScale } from '@/components/drawings/drawing-to-scale.tsx';
import { PersonDrawing } from '@/components/drawings/person-drawing.tsx';
import { Measured } from '@/components/ui/measured.tsx';
import type { DrawnMachine } from '@/content/drawings/machine-sizes.ts';
import { drawingOf, type MachineDrawing } from '@/lib/drawings/machine-drawings.ts';
import { rowWidth } from '@/lib/drawings/measures.ts';

const rowMetres = 28;

/** Rows also hold a person. */
const machineMetres = rowMetres - 3;

const fitting = (slugs: readonly DrawnMachine[]) => {
  const row: MachineDrawing[] = [];
  for (const drawing of slugs.map((slug) => drawingOf(slug)))
    if (rowWidth([...row, drawing]) <= machineMetres) row.push(drawing);
  return row;
};

/** Decorative. The scale depends only on the row's width. */
export const MachineRow = ({ machines }: { readonly machines: readonly DrawnMachine[] }) => (
  <Measured as="div" values={{ '--width': rowMetres }} className="machine-ground machine-row">
    <PersonDrawing />
    {fitting(machines).map((drawing) => (
      <DrawingToScale key={drawing.file} source="image" drawing={drawing} />
    ))}
  </Measured>
);
