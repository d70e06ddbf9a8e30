type StaffProps = {
  /** The height in metres of the tallest drawing. */
  readonly tall: number;
  /** The distance in metres between two numbers on the staff. */
  readonly step: number;
};

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
