import type { MachineDrawing as Drawing } from '@/content/services/service';

type MachineDrawingProps = {
  readonly machine: Drawing;
  /**
   * Adds a `view-transition-name`, so that the browser animates the drawing to its place on the machine's page. It must
   * be unique on the page.
   */
  readonly hasTransition?: boolean;
  readonly className?: string;
};

/** The side view of a machine. It is decorative, because the machine's name is next to it. */
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
