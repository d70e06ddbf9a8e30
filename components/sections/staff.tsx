type StaffProps = {
  /** Height of the tallest drawing beside it, in metres. */
  readonly tall: number;
  /** Metres from one number to the next. */
  readonly step: number;
};

/** A levelling staff: black and white by the metre, with a number at each line of the ground. Decorative. */
export const Staff = ({ tall, step }: StaffProps) => {
  const count = Math.max(1, Math.round(tall / step));
  const marks = Array.from({ length: count }, (_, index) => (count - index) * step);
  return (
    <span className="staff" aria-hidden="true">
      {marks.map((mark, index) => (
        <span key={mark}>{index === 0 ? `${mark} m` : mark}</span>
      ))}
    </span>
  );
};
