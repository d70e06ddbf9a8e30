import clsx from 'clsx';
import { DrawingToScale } from '@/components/drawings/drawing-to-scale.tsx';
import { PersonDrawing } from '@/components/drawings/person-drawing.tsx';
import { Measured } from '@/components/ui/measured.tsx';
import type { DrawnMachine } from '@/content/drawings/machine-sizes.ts';
import { siteLanguage } from '@/content/language.ts';
import { drawingOf, person } from '@/lib/drawings/machine-drawings.ts';
import { drawingGap, roundToTenths, rowWidth } from '@/lib/drawings/measures.ts';

type MachineRowProps = {
  readonly machines: readonly DrawnMachine[];
  /** Without a person, its place is empty, so that the machines of a list line up. */
  readonly hasPerson?: boolean;
  readonly hasNames?: boolean;
  /** In metres. They are added to those of the row, or replace them. */
  readonly values?: Readonly<Record<`--${string}`, number>>;
};

/** Machines beside each other, all to the same scale. Decorative: a text beside them names them. */
export const MachineRow = ({ machines, hasPerson = true, hasNames, values }: MachineRowProps) => {
  const drawings = machines.map(drawingOf);
  const width = roundToTenths(rowWidth([person, ...drawings]) + 2 * drawingGap);
  const height = Math.max(...drawings.map((drawing) => drawing.height));
  return (
    <Measured
      as="div"
      values={{ '--width': width, '--height': height, ...values }}
      lang={siteLanguage}
      className={clsx('machine-row', hasNames && 'with-names')}
      aria-hidden="true"
    >
      <div>
        {hasPerson && <PersonDrawing />}
        {drawings.map((drawing) => (
          <div key={drawing.machine}>
            <DrawingToScale source="image" drawing={drawing} />
            {hasNames && <span>{drawing.name}</span>}
          </div>
        ))}
      </div>
    </Measured>
  );
};
