import clsx from 'clsx';
import { MeasuredStyle } from '@/components/ui/measured-style';
import type { MachineVariant } from '@/content/services/sizes';
import type { MachineSlug } from '@/content/site/site-path';
import { machineOrVariant, person, whiteImage } from '@/lib/machines/fleet';
import { FleetDrawing } from './fleet-drawing';
import { PersonDrawing } from './person-drawing';

type MachineStripProps = {
  readonly machines: readonly (MachineSlug | MachineVariant)[];
  /** Shows the name of each machine in wide windows. */
  readonly showsNames?: boolean;
};

/** In metres. */
const gap = 0.6;

/** The machines of a table, each drawn once and all to the same scale. Decorative: the table names them. */
export const MachineStrip = ({ machines, showsNames }: MachineStripProps) => {
  const drawn = machines.map(machineOrVariant);
  const long = [person, ...drawn].reduce((sum, { width }) => sum + width + gap, gap).toFixed(1);
  const tall = Math.max(...drawn.map(({ height }) => height));
  const name = `strip-${long}-${tall}`.replaceAll('.', '_');
  return (
    <div className={clsx('machine-strip', showsNames && 'with-names', name)} aria-hidden="true">
      <MeasuredStyle name={name} values={{ '--long': Number(long), '--tall': tall }} />
      <div>
        <PersonDrawing />
        {drawn.map((machine) => (
          <div key={machine.drawing}>
            <FleetDrawing drawing={machine} image={whiteImage(machine)} />
            {showsNames && <span>{machine.name}</span>}
          </div>
        ))}
      </div>
    </div>
  );
};
