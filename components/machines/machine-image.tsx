type MachineImageProps = {
  /** The name of the drawing's file. */
  readonly file: string;
  /**
   * Lets the browser animate the drawing to its place on the machine's page. The drawing must be unique on the page.
   */
  readonly hasTransition?: boolean;
  readonly className?: string;
};

/** A drawing of fixed size. Decorative, because the machine's name is next to it. */
export const MachineImage = ({ file, hasTransition = false, className }: MachineImageProps) => (
  <img
    src={`/machines/${file}.svg`}
    alt=""
    width={320}
    height={200}
    loading="lazy"
    decoding="async"
    data-machine={hasTransition ? file : undefined}
    className={className}
  />
);
