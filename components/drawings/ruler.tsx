import { inMetres } from '@/lib/drawings/measures.ts';

type RulerProps = {
  /** The height in metres of the tallest drawing. */
  readonly height: number;
  /** The distance in metres between two numbers on the ruler. */
  readonly step: number;
};

export const Ruler = ({ height, step }: RulerProps) => {
  const count = Math.max(1, Math.round(height / step));
  const numbers = Array.from({ length: count }, (_, index) => (count - index) * step);
  return (
    <span className="ruler" aria-hidden="true">
      {numbers.map((number, index) => (
        <span key={number}>{index === 0 ? inMetres(number) : number}</span>
      ))}
    </span>
  );
};
