import type { ComponentProps } from 'react';
import { DrawingToScale } from '@/components/drawings/drawing-to-scale.tsx';
import { PersonDrawing } from '@/components/drawings/person-drawing.tsx';
import { Measured } from '@/components/ui/measured.tsx';
import type { MachineDrawing } from '@/lib/drawings/machine-drawings.ts';

type MachineGroundProps = Pick<ComponentProps<typeof Measured<'div'>>, 'values'> & {
  readonly drawings: readonly MachineDrawing[];
  readonly hasPerson: boolean;
};

/** Machines on asphalt, as decoration. The style sheet of its list calculates the scale --metre from `values`. */
export const MachineGround = ({ drawings, values, hasPerson }: MachineGroundProps) => (
  <Measured as="div" values={values} className="machine-ground">
    {hasPerson && <PersonDrawing />}
    {drawings.map((drawing) => (
      <DrawingToScale key={drawing.machine} source="image" drawing={drawing} />
    ))}
  </Measured>
);
