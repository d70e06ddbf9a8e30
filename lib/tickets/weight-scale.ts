import { categoryLimits, type CategoryCode } from '@/content/tickets/categories.ts';
import type { Ticket, TicketChart } from '@/content/tickets/tickets.ts';
import type { Tonnes } from '@/content/tickets/tonnes.ts';

/** The columns of the grid on which a scale and its tickets are laid out. */
const columns = 100;

/** The width of the heaviest machine if there is room, as a share of the scale. */
const maxSide = 0.22;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns the upper weight limits of the categories, in tonnes and in ascending order. */
export const weightEnds = (tickets: readonly Ticket[]) =>
  [...new Set(tickets.flatMap(({ code }) => categoryLimits[code]?.to ?? []))].toSorted(
    (first, second) => first - second,
  );

/** Machines are as wide as the cube root of their weight, so that their volume shows it. */
const sideOf = ({ from, to }: Tonnes) => Math.cbrt((from + to) / 2);

/**
 * The scale of a chart, as lines of a grid from 1 to 101. Returns undefined if the chart has no `measure`, or neither
 * weights at which the ticket changes nor machine sizes. A square-root scale gives more room to light machines, because
 * most machines are light. Charts without a range have a linear scale.
 */
export const weightScale = ({ measure, groups, served, sizes, top = 1 }: TicketChart) => {
  const { from: start, to: end, andMore } = served ?? { from: 0, to: top, andMore: true };
  const splits = weightEnds(
    groups.filter(({ withoutScale }) => !withoutScale).flatMap(({ tickets }) => tickets),
  ).filter((split) => split > start && split < end);
  if (measure === undefined || (splits.length === 0 && !sizes)) return undefined;

  const place = served ? Math.sqrt : Number;
  const line = (tonnes: number) => {
    const share = (place(tonnes) - place(start)) / (place(end) - place(start));
    return 1 + Math.round(columns * Math.min(Math.max(share, 0), 1));
  };
  const linesOf = ({ from, to }: Tonnes) => ({ '--from': line(from), '--to': line(to) });
  const ends = [start, ...splits, end];
  const segments = ends.slice(1).map((to, index) => {
    const range = { from: ends[index] ?? 0, to };
    const machines =
      sizes?.weights.filter((size) => {
        const middle = (size.from + size.to) / 2;
        return middle >= range.from && middle < range.to;
      }) ?? [];
    return { range, machines, share: (line(to) - line(range.from)) / columns };
  });
  // Shrink the machines if they wouldn't fit beside each other.
  const widths = segments.map(({ machines, share }) => share / sum(machines.map(sideOf)));
  const unit = Math.min(maxSide / Math.max(...(sizes?.weights ?? []).map(sideOf)), ...widths);
  return {
    /** The ranges of weights between which the ticket changes, with the machines in them. */
    segments: segments.map(({ range, machines }) => ({
      from: range.from,
      lines: linesOf(range),
      /** `width` is in percent of the scale. */
      machines: machines.map((size) => ({ size, width: Number((unit * sideOf(size) * 100).toFixed(1)) })),
    })),
    /** Such as `10 t+`. */
    end: `${end} t${andMore ? '+' : ''}`,
    /** The lines between which an operator with this category may drive. */
    linesOf: (code: CategoryCode) => linesOf({ from: 0, to: Infinity, ...categoryLimits[code] }),
  };
};

export type WeightScale = NonNullable<ReturnType<typeof weightScale>>;
