import type { MachineDrawing as Drawing } from '@/content/services/service';

/** `alt` is empty where the machine's name is next to the drawing. */
type MachineDrawingProps = {
  readonly machine: Drawing;
  readonly alt?: string;
  readonly eager?: boolean;
  /** It has a `view-transition-name`, by which it moves to the page of the machine; once a page. */
  readonly hasTransition?: boolean;
  readonly className?: string;
};

/** Side elevation of a machine. */
export const MachineDrawing = ({
  machine,
  alt = '',
  eager = false,
  hasTransition = false,
  className,
}: MachineDrawingProps) => (
  <img
    src={`/machines/${machine}.svg`}
    alt={alt}
    width={320}
    height={200}
    loading={eager ? undefined : 'lazy'}
    decoding="async"
    data-machine={hasTransition ? machine : undefined}
    className={className}
  />
);
