import type { MachineDrawing as Drawing } from '@/content/services/service';

type MachineDrawingProps = {
  readonly machine: Drawing;
  /** Gives the drawing a `view-transition-name`, so that it moves to the machine's page. Only once per page. */
  readonly hasTransition?: boolean;
  readonly className?: string;
};

/** The side view of a machine. Decorative, because the machine's name is next to it. */
export const MachineDrawing = ({ machine, hasTransition = false, className }: MachineDrawingProps) => (
  <img
    src={`/machines/${machine}.svg`}
    alt=""
    width={320}
    height={200}
    loading="lazy"
    decoding="async"
    data-machine={hasTransition ? machine : undefined}
    className={className}
  />
);
