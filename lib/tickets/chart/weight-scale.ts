import type { TicketChart } from '@/content/tickets/tickets.ts';
import { weightEnds } from '../weight-ends.ts';

/** Outlines end at the edges of the chart. */
export const chartMargin = 1;

export const isNarrow = (width: number) => width < 500;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Room for the drawing of a group, beside its bars. */
const drawingWidth = 84;

/**
 * Sizes are in SVG units. The scale and its bars are between `left` and `right`, at `end` tonnes. `x` converts a weight to a
 * coordinate: weights outside the range of the chart are drawn at its edges. A square-root scale gives more room to light
 * machines, because most machines are light. Charts without a range have a linear scale.
 */
export const scaleOf = (
  { groups, served, sizes, top: end = served?.to ?? 1 }: TicketChart,
  width: number,
) => {
  const hasDrawings = !sizes && groups.some(({ drawing, withoutScale }) => drawing && !withoutScale);
  const left = hasDrawings ? drawingWidth + chartMargin : chartMargin;
  const right = width - chartMargin;
  const place = served ? Math.sqrt : Number;
  const [first, last] = [place(served?.from ?? 0), place(end)];
  const x = (tonnes: number) => left + (right - left) * clamp((place(tonnes) - first) / (last - first), 0, 1);
  return { left, right, end, x, hasDrawings };
};

export type Scale = ReturnType<typeof scaleOf>;

/** The weights on the scale at which the ticket changes. */
export const splitsOf = ({ groups, served }: TicketChart) =>
  weightEnds(groups.filter(({ withoutScale }) => !withoutScale).flatMap(({ tickets }) => tickets)).filter(
    (split) => !served || (split > served.from && split < served.to),
  );
