import type { DrawnMachine } from '@/content/drawings/machine-sizes.ts';
import { drawingOf, type MachineDrawing, whiteImage } from '@/lib/drawings/machine-drawings.ts';
import { rowWidth } from '@/lib/drawings/measures.ts';
import { DrawingToScale } from '@/components/drawings/drawing-to-scale.tsx';
import { PersonDrawing } from '@/components/drawings/person-drawing.tsx';

/** In metres. Rows are 28 metres wide (machine-row.css), and also hold a person. */
const room = 25;

const fitting = (slugs: readonly DrawnMachine[]) => {
  const row: MachineDrawing[] = [];
  for (const drawing of slugs.map((slug) => drawingOf(slug)))
    if (rowWidth([...row, drawing]) <= room) row.push(drawing);
  return row;
};

/** Decorative. The scale depends only on the row's width. */
export const MachineRow = ({ machines }: { readonly machines: readonly DrawnMachine[] }) => (
  <div className="machine-ground machine-row">
    <PersonDrawing />
    {fitting(machines).map((drawing) => (
      <DrawingToScale key={drawing.file} drawing={drawing} image={whiteImage(drawing)} />
    ))}
  </div>
);
