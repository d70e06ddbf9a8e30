import clsx from 'clsx';
import type { ReactNode } from 'react';
import { MeasuredStyle } from '@/components/ui/measured-style';
import type { Stand } from '@/lib/machines/scale-items';
import { FleetDrawing } from './fleet-drawing';
import { Staff } from './ruler';

export type PlantProps = {
  readonly stands: readonly Stand[];
  readonly labels?: boolean | undefined;
  readonly staff?: boolean | undefined;
  readonly caption?: ReactNode;
};

/** In metres. */
const gap = 0.6;

/**
 * In metres. If no drawing is taller than this, the background lines are one metre apart. Otherwise, they are two
 * metres apart.
 */
const lowMetres = 4.5;

const rounded = (value: number) => Number(value.toFixed(2));

/**
 * The drawings have the same scale and are as large as possible. The build measures their total length and height,
 * and plant.css calculates the scale from these values.
 */
export const Plant = ({ stands, labels, staff, caption }: PlantProps) => {
  const tall = Math.max(...stands.map(({ drawing }) => drawing.height));
  const long = rounded(
    stands.reduce((sum, { drawing }) => sum + drawing.width, 0) + gap * (stands.length - 1),
  );
  const step = tall > lowMetres ? 2 : 1;
  const name = `plant-${long}-${tall}`.replaceAll('.', '_');
  return (
    <figure className={clsx('plant', name, labels && 'labelled', staff && 'has-staff')}>
      <MeasuredStyle name={name} values={{ '--long': long, '--tall': tall, '--step': step }} />
      {staff && <Staff tall={tall} step={step} />}
      {stands.map(({ drawing, label, description, transition, image }, index) => (
        <div key={index} className="stand">
          <FleetDrawing drawing={drawing} label={description} name={transition} image={image} />
          {labels && label && (
            <span className="stand-label">
              {label.name && <b>{label.name}</b>} {label.size}
            </span>
          )}
        </div>
      ))}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
};
