type MachineDrawingProps = {
  /** The name of the drawing's file. */
  readonly drawing: string;
  /**
   * Lets the browser animate the drawing to its place on the machine's page. The drawing must be unique on the page.
   */
  readonly hasTransition?: boolean;
  readonly className?: string;
};

/** Decorative, because the machine's name is next to it. */
export const MachineDrawing = ({ drawing, hasTransition = false, className }: MachineDrawingProps) => (
  <img
    src={`/machines/${drawing}.svg`}
    alt=""
    width={320}
    height={200}
    loading="lazy"
    decoding="async"
    data-machine={hasTransition ? drawing : undefined}
    className={className}
  />
);
