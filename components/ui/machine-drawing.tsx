import type { MachineDrawing as Drawing } from '@/content/services/service';

type MachineDrawingProps = {
  readonly machine: Drawing;
  /**
   * Adds a `view-transition-name`, so that the drawing morphs into the one on the machine's page. Use it only once per page.
   */
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
