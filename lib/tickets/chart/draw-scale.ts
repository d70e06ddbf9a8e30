import { ticketText, weightEnds, type TicketChart } from '@/content/tickets/tickets.ts';
import { inTonnes, inTonnesShort } from '@/content/tickets/tonnes.ts';
import { textWidth } from '@/lib/brand/display-font.ts';
import { palette } from '@/lib/brand/palette.ts';
import { machineDrawingSize, machineShapes } from '@/lib/drawings/machine-shapes.ts';
import { centredSvgText, svgRectangle, svgText } from '../svg-elements.ts';
import { ticketIconShapes, ticketIconSize } from './ticket-icons.ts';

/** Outlines end at the edges of the chart. */
export const chartMargin = 1;
export const typeSize = 15;

/** Sizes are in SVG units. The scale and its bars start at `left`, so that there is room for icons. */
export type ChartLayout = {
  readonly chart: TicketChart;
  readonly width: number;
  readonly left: number;
  readonly margin: number;
};

/**
 * Returns a function that converts a weight in tonnes to an x coordinate. Weights outside the range of the chart are
 * drawn at its edges. A square-root scale gives more room to light machines, because most machines are light. Charts
 * without a range have a linear scale.
 */
export const scaleOf = ({ chart: { served, top = served?.to ?? 1 }, width, left }: ChartLayout) => {
  const room = width - chartMargin - left;
  const place = served ? Math.sqrt : Number;
  const [first, last] = [place(served?.from ?? 0), place(top)];
  return (tonnes: number) => {
    const part = (place(tonnes) - first) / (last - first);
    return left + room * Math.min(Math.max(part, 0), 1);
  };
};

/** The weights on the scale at which the ticket changes. */
export const splitsOf = ({ groups, served }: TicketChart) =>
  weightEnds(groups.filter(({ withoutScale }) => !withoutScale).flatMap(({ tickets }) => tickets)).filter(
    (split) => !served || (split > served.from && split < served.to),
  );

/** Returns an icon in the style of the chart's other icons, or the machine's side view if there are none. */
const machineSymbol = (drawingFile: string, { groups }: TicketChart) => {
  const icon = groups.find((group) => group.icon && !group.withoutScale)?.icon;
  return icon
    ? { ...ticketIconSize, lines: 1.8, markup: ticketIconShapes(icon) }
    : { ...machineDrawingSize, lines: 3.5, markup: machineShapes(drawingFile) };
};

/** Larger on phones, where light machines would be too small. */
const largestMachine = (width: number) => (width < 500 ? width / 4 : width / 5);

const barHeight = 26;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Heights are proportional to the cube root of the weight. */
const drawSizes = (drawingFile: string, layout: ChartLayout, groundLine: number) => {
  const { chart, width, left } = layout;
  if (!chart.sizes) return '';
  const x = scaleOf(layout);
  const heaviest = Math.max(...chart.sizes.map(({ from, to }) => (from + to) / 2));
  const { width: wide, height: high, ground, lines, markup } = machineSymbol(drawingFile, chart);
  // Place the heaviest machine first. Each lighter one then ends where the heavier one begins, so none overlap.
  let free = width - chartMargin;
  const sizeDrawings = chart.sizes.toReversed().map((size) => {
    const middle = (size.from + size.to) / 2;
    const w = largestMachine(width) * Math.cbrt(middle / heaviest);
    const centre = Math.max(Math.min(x(middle), free - w / 2), left + w / 2);
    free = centre - w / 2;
    const words = inTonnesShort(size);
    const half = textWidth(words, typeSize) / 2;
    return (
      `<use href="#m" x="${(centre - w / 2).toFixed(1)}" y="${(groundLine - (w * ground) / wide).toFixed(1)}" width="${w.toFixed(1)}" height="${((w * high) / wide).toFixed(1)}"/>` +
      centredSvgText(clamp(centre, left + half + 4, width - chartMargin - half - 4), groundLine + 19, words, {
        size: typeSize,
        fill: palette.white,
      })
    );
  });
  return `<symbol id="m" viewBox="0 0 ${wide} ${high}" fill="none" stroke="${palette.ink}" stroke-width="${lines}" stroke-linecap="round" stroke-linejoin="round">${markup}</symbol>${sizeDrawings.join('')}`;
};

export const drawScale = (drawingFile: string, layout: ChartLayout) => {
  const { chart, width, left } = layout;
  const x = scaleOf(layout);
  const { measure = '', served, sizes } = chart;
  const end = chart.top ?? served?.to ?? 1;
  const title = served ? ticketText.found(measure, inTonnes(served)) : measure;
  const heading = svgText(chartMargin, 14, title, { size: typeSize, room: width - chartMargin * 2 });
  const line = 26 + (sizes ? largestMachine(width) * 0.6 : 0);
  const bar = sizes ? barHeight : 6;
  const numbers = [...new Set([served?.from ?? 0, ...splitsOf(chart), end])].toSorted(
    (first, second) => first - second,
  );
  return {
    markup:
      heading +
      svgRectangle(
        left,
        line,
        width - chartMargin - left,
        bar,
        sizes ? palette.ink : palette['brand-bright'],
      ) +
      drawSizes(drawingFile, layout, line) +
      numbers
        .map((number) => {
          const words = `${number} t${number === end && (served?.andMore || !served) ? '+' : ''}`;
          const half = textWidth(words, typeSize) / 2;
          const at = clamp(x(number), left + half, width - chartMargin - half);
          return (
            `<path stroke-width="2" d="M${x(number).toFixed(1)} ${line + bar - 4}V${line + bar + 7}"/>` +
            centredSvgText(at, line + bar + 22, words, { size: typeSize })
          );
        })
        .join(''),
    bottom: line + bar + 32,
  };
};
