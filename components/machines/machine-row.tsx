import type { MachineSlug } from '@/content/paths.ts';
import { drawingOf, type MachinePageDrawing, whiteImage } from '@/lib/drawings/machine-drawings.ts';
import { rowWidth } from '@/lib/drawings/measures.ts';
import { DrawingToScale } from '@/components/drawings/drawing-to-scale.tsx';
import { PersonDrawing } from '@/components/drawings/person-drawing.tsx';

/** In metres. Rows are 28 metres wide (machine-row.css), and also hold a person. */
const room = 25;

const fitting = (slugs: readonly MachineSlug[]) => {
  const row: MachinePageDrawing[] = [];
  for (const drawing of slugs.map((slug) => drawingOf(slug)))
    if (rowWidth([...row, drawing]) <= room) row.push(drawing);
  return row;
};

/** Decorative. The scale depends only on the row's width. */
export const MachineRow = ({ machines }: { readonly machines: readonly MachineSlug[] }) => (
  <div className="machine-ground machine-row">
    <PersonDrawing />
    {fitting(machines).map((drawing) => (
      <DrawingToScale key={drawing.slug} drawing={drawing} image={whiteImage(drawing)} />
    ))}
  </div>
);
