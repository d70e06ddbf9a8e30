import type { MachineDrawing as Drawing } from '@/content/services/service';

type MachineDrawingProps = {
  readonly machine: Drawing;
  /** It has a `view-transition-name`, by which it moves to the page of the machine; once a page. */
  readonly hasTransition?: boolean;
  readonly className?: string;
};

/** Side elevation of a machine, whose name is next to it. */
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
