import { ticketWords } from '@/content/ticket-words';
import { bandText } from '@/content/machine-ranges';
import { services } from '@/content/services';
import { type TicketChart, weightEnds } from '@/content/tickets';
import { readDrawing } from '@/lib/site/drawings';
import { palette } from '@/lib/site/palette';
import { textWidth } from '@/lib/site/display-font';
import { centredText, rectangle, text } from './svg';

/** A chart and the room for it, in units of the drawing. Scale and bars begin at `left`. */
export type Layout = { readonly chart: TicketChart; readonly width: number; readonly left: number };

export const edge = 2;
export const typeSize = 15;

/**
 * Where a number of tonnes is, from the lightest served to the heaviest; others are at the ends. A square root widens the light
 * end of a band, where most machines are; without a band the scale is linear.
 */
export const scaleOf = ({ chart: { served, top = served?.to ?? 1 }, width, left }: Layout) => {
  const room = width - edge - left;
  const place = served ? Math.sqrt : Number;
  const [first, last] = [place(served?.from ?? 0), place(top)];
  return (tonnes: number) => {
    const part = (place(tonnes) - first) / (last - first);
    return left + room * Math.min(Math.max(part, 0), 1);
  };
};

/** Weights at which one category of the chart ends and another begins, in tonnes. */
export const splitsOf = ({ groups }: TicketChart) =>
  weightEnds(groups.filter(({ offScale }) => !offScale).flatMap(({ asks }) => asks));

const machineMarkup = (drawing: string) =>
  readDrawing(`machines/${drawing}.svg`)
    .replace(/<svg[^>]*>|<\/svg>|<title>.*<\/title>/g, '')
    .replace(/<path stroke-width="1.5" d="M4 184H316"\/>/, '')
    .replaceAll('\n', '');

const largestMachine = (width: number) => width / 5;

/** The machines on the ground line, as tall as their weights' cube roots are to each other. */
const drawSizes = (slug: string, layout: Layout, groundLine: number) => {
  const { chart, width } = layout;
  const service = services.entries.find((entry) => entry.slug === slug);
  if (!service || !chart.sizes) return '';
  const x = scaleOf(layout);
  const middles = chart.sizes.map(({ from, to }) => (from + to) / 2);
  const heaviest = Math.max(...middles);
  return (
    `<symbol id="m" viewBox="0 0 320 200" fill="none" stroke="${palette.ink}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${machineMarkup(service.drawing)}</symbol>` +
    middles
      .map((middle) => {
        const w = largestMachine(width) * Math.cbrt(middle / heaviest);
        const at = Math.min(Math.max(x(middle) - w / 2, 0), width - w);
        return `<use href="#m" x="${at.toFixed(1)}" y="${(groundLine - (w * 184) / 320).toFixed(1)}" width="${w.toFixed(1)}" height="${((w * 200) / 320).toFixed(1)}"/>`;
      })
      .join('')
  );
};

/** The head of a scale: what it measures, the machines, the ground line with the band served and the numbers. */
export const drawScale = (slug: string, layout: Layout) => {
  const { chart, width, left } = layout;
  const x = scaleOf(layout);
  const { measure = '', served, sizes } = chart;
  const end = chart.top ?? served?.to ?? 1;
  const title = served ? ticketWords.found(measure, bandText(served)) : measure;
  const line = 26 + (sizes ? largestMachine(width) * 0.62 : 0);
  const splits = splitsOf(chart);
  const numbers = [...new Set([served?.from ?? 0, ...splits, end])].toSorted(
    (first, second) => first - second,
  );
  return {
    markup:
      text(edge, 14, title, typeSize) +
      drawSizes(slug, layout, line) +
      `<path stroke-width="2" d="M${left} ${line}H${width - edge}"/>` +
      rectangle(
        x(served?.from ?? 0),
        line,
        x(served?.to ?? end) - x(served?.from ?? 0),
        6,
        palette['plant-bright'],
      ) +
      numbers
        .map((number) => {
          const words = `${number} t${number === end && (served?.andMore || !served) ? '+' : ''}`;
          const half = textWidth(words, typeSize) / 2;
          const at = Math.min(Math.max(x(number), edge + half), width - edge - half);
          return (
            `<path stroke-width="2" d="M${x(number).toFixed(1)} ${line - 4}V${line + 10}"/>` +
            centredText(at, line + 24, words, typeSize)
          );
        })
        .join(''),
    bottom: line + 32,
  };
};
