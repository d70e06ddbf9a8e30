import { DrawingToScale } from '@/components/drawings/drawing-to-scale.tsx';
import { PersonDrawing } from '@/components/drawings/person-drawing.tsx';
import { Measured } from '@/components/ui/measured.tsx';
import type { DrawnMachine } from '@/content/drawings/machine-sizes.ts';
import { siteLanguage } from '@/content/language.ts';
import { drawingOf, person } from '@/lib/drawings/machine-drawings.ts';
import { drawingGap, roundToTenths, rowWidth } from '@/lib/drawings/measures.ts';

type MachineStripProps = { readonly machines: readonly DrawnMachine[] };

/** Machines beside each other, all to the same scale. Decorative: a text beside them names them. */
export const MachineStrip = ({ machines }: MachineStripProps) => {
  const drawings = machines.map(drawingOf);
  const width = roundToTenths(rowWidth([person, ...drawings]) + 2 * drawingGap);
  const height = Math.max(...drawings.map((drawing) => drawing.height));
  return (
    <Measured
      as="div"
      values={{ '--width': width, '--height': height }}
      lang={siteLanguage}
      className="machine-strip"
      aria-hidden="true"
    >
      <div>
        <PersonDrawing />
        {drawings.map((drawing) => (
          <div key={drawing.machine}>
            <DrawingToScale source="image" drawing={drawing} />
            <span>{drawing.name}</span>
          </div>
        ))}
      </div>
    </Measured>
  );
};
