type StaffProps = {
  /** Height of the tallest drawing beside the staff, in metres. */
  readonly tall: number;
  /** Metres between two numbers. */
  readonly step: number;
};

/** A levelling staff: alternate metres in black and white, with a number at each background line. Decorative. */
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
