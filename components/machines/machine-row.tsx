import clsx from 'clsx';
import { measuredStyle } from '@/components/ui/measured-style.tsx';
import type { DrawnMachine } from '@/content/drawings/machine-sizes.ts';
import { drawingOf, type MachineDrawing, whiteImagePath } from '@/lib/drawings/machine-drawings.ts';
import { rowWidth } from '@/lib/drawings/measures.ts';
import { DrawingToScale } from '@/components/drawings/drawing-to-scale.tsx';
import { PersonDrawing } from '@/components/drawings/person-drawing.tsx';

const rowMetres = 28;

/** Rows also hold a person. */
const machineMetres = rowMetres - 3;

const { className, rule } = measuredStyle({ '--long': rowMetres });

const fitting = (slugs: readonly DrawnMachine[]) => {
  const row: MachineDrawing[] = [];
  for (const drawing of slugs.map((slug) => drawingOf(slug)))
    if (rowWidth([...row, drawing]) <= machineMetres) row.push(drawing);
  return row;
};

/** Decorative. The scale depends only on the row's width. */
export const MachineRow = ({ machines }: { readonly machines: readonly DrawnMachine[] }) => (
  <div className={clsx('machine-ground machine-row', className)}>
    {rule}
    <PersonDrawing />
    {fitting(machines).map((drawing) => (
      <DrawingToScale key={drawing.file} drawing={drawing} imagePath={whiteImagePath(drawing)} />
    ))}
  </div>
);
