import { byScheme, categoryLimits } from '@/content/tickets/categories.ts';
import { ticketText } from '@/content/tickets/ticket-text.ts';
import type { Ticket, TicketChart, TicketGroup } from '@/content/tickets/tickets.ts';
import { inTonnes, inTonnesShort, type Tonnes } from '@/content/tickets/tonnes.ts';
import { palette } from '@/lib/brand/palette.ts';
import { machineDrawingSize, machineShapes } from '@/lib/drawings/machine-shapes.ts';
import { centredSvgText, svgRectangle, svgText } from '../svg-elements.ts';
import { weightEnds } from '../weight-ends.ts';
import { placeLabels, widthOfLabels } from './place-labels.ts';
import { drawPlate, noneKnownPlate, platesOf, plateStep, typeSize } from './plates.ts';
import { ticketDrawingShapes, ticketDrawingSize } from './ticket-drawings.ts';

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
const scaleOf = ({ groups, served, sizes, top: end = served?.to ?? 1 }: TicketChart, width: number) => {
  const hasDrawings = !sizes && groups.some(({ drawing, withoutScale }) => drawing && !withoutScale);
  const left = hasDrawings ? drawingWidth + chartMargin : chartMargin;
  const right = width - chartMargin;
  const place = served ? Math.sqrt : Number;
  const [first, last] = [place(served?.from ?? 0), place(end)];
  const x = (tonnes: number) => left + (right - left) * clamp((place(tonnes) - first) / (last - first), 0, 1);
  return { left, right, end, x, hasDrawings };
};

type Scale = ReturnType<typeof scaleOf>;

/** The weights on the scale at which the ticket changes. */
export const splitsOf = ({ groups, served }: TicketChart) =>
  weightEnds(groups.filter(({ withoutScale }) => !withoutScale).flatMap(({ tickets }) => tickets)).filter(
    (split) => !served || (split > served.from && split < served.to),
  );

/** Returns the drawing of a group on the scale, or the machine's side view if none has a drawing. */
const machineSymbol = (drawingFile: string, { groups }: TicketChart) => {
  const name = groups.find((group) => group.drawing && !group.withoutScale)?.drawing;
  return name
    ? { ...ticketDrawingSize, lines: 1.8, markup: ticketDrawingShapes(name) }
    : { ...machineDrawingSize, lines: 3.5, markup: machineShapes(drawingFile) };
};

/** Keeps the labels of sizes away from the ends of their bar. */
const barPadding = 4;

export const haveSizesRoom = (sizes: readonly Tonnes[], width: number): boolean =>
  widthOfLabels(sizes.map(inTonnesShort)) <= width - (chartMargin + barPadding) * 2;

/** The machines of the sizes on the scale, each above its size. Their heights are proportional to the cube root of the weight. */
const drawSizes = (
  drawingFile: string,
  chart: TicketChart,
  { left, right, x }: Scale,
  largest: number,
  groundLine: number,
) => {
  const sizes = (chart.sizes ?? [])
    .map((size) => ({ words: inTonnesShort(size), middle: (size.from + size.to) / 2 }))
    .toSorted((first, second) => first.middle - second.middle);
  const heaviest = sizes.at(-1)?.middle;
  if (heaviest === undefined) return '';
  const shares = sizes.map(({ middle }) => Math.cbrt(middle / heaviest));
  // Shrink the machines if they wouldn't fit beside each other.
  const unit = Math.min(largest, (right - left) / shares.reduce((sum, share) => sum + share));
  const { width, height, ground, lines, markup } = machineSymbol(drawingFile, chart);
  // Place the heaviest machine first. Each lighter one then ends where the heavier one begins, so none overlap.
  let free = right;
  const machines = sizes
    .map(({ words, middle }, index) => ({ words, middle, w: unit * shares[index]! }))
    .toReversed()
    .map(({ words, middle, w }) => {
      const centre = Math.max(Math.min(x(middle), free - w / 2), left + w / 2);
      free = centre - w / 2;
      return { words, centre, w };
    })
    .toReversed();
  const centres = placeLabels(machines, left + barPadding, right - barPadding);
  const sizeDrawings = machines.map(
    ({ words, centre, w }, index) =>
      `<use href="#m" x="${(centre - w / 2).toFixed(1)}" y="${(groundLine - (w * ground) / width).toFixed(1)}" width="${w.toFixed(1)}" height="${((w * height) / width).toFixed(1)}"/>` +
      centredSvgText(centres[index]!, groundLine + 19, words, { size: typeSize, fill: palette.white }),
  );
  return `<symbol id="m" viewBox="0 0 ${width} ${height}" fill="none" stroke="${palette.ink}" stroke-width="${lines}" stroke-linecap="round" stroke-linejoin="round">${markup}</symbol>${sizeDrawings.join('')}`;
};

/** A tick and a number below the bar of the scale at each weight. */
const drawNumbers = (chart: TicketChart, { left, right, end, x }: Scale, y: number) => {
  const labels = [...new Set([chart.served?.from ?? 0, ...splitsOf(chart), end])]
    .toSorted((first, second) => first - second)
    .map((number) => ({
      words: `${number} t${number === end && (chart.served?.andMore || !chart.served) ? '+' : ''}`,
      centre: x(number),
    }));
  const centres = placeLabels(labels, left, right);
  return labels
    .map(
      ({ words, centre }, index) =>
        `<path stroke-width="2" d="M${centre.toFixed(1)} ${y - 4}V${y + 7}"/>` +
        centredSvgText(centres[index]!, y + 22, words, { size: typeSize }),
    )
    .join('');
};

const limitsOf = ({ code }: Ticket) => ({ from: 0, to: Infinity, ...categoryLimits[code] });

/** Tickets whose bars don't overlap are in one row. */
const packIntoRows = (tickets: readonly Ticket[]) => {
  const rows: Ticket[][] = [];
  for (const ticket of tickets) {
    const { from, to } = limitsOf(ticket);
    const free = rows.find((row) =>
      row.every((other) => from >= limitsOf(other).to || to <= limitsOf(other).from),
    );
    if (free) free.push(ticket);
    else rows.push([ticket]);
  }
  return rows;
};

/** The name of a group above the bars of its tickets, each as long as its range of weights. */
const drawGroup = (
  { name, drawing, tickets }: TicketGroup,
  { left, right, x, hasDrawings }: Scale,
  top: number,
) => {
  const rows = [
    ...packIntoRows(tickets).map((row) => {
      const ends = row.map(limitsOf).map(({ from, to }) => ({ from: x(from), room: x(to) - x(from) }));
      const plates = platesOf(
        row,
        ends.map(({ room }) => room),
      );
      return ends.map((end, index) => ({ ...end, plate: plates[index]! }));
    }),
    ...byScheme(tickets)
      .filter(({ items }) => items.length === 0)
      .map(({ scheme }) => [{ from: left, room: right - left, plate: noneKnownPlate(scheme) }]),
  ];
  const start = top + 22;
  const bars = rows.flatMap((row, index) =>
    row.map(({ from, room, plate }) => drawPlate(from, start + index * plateStep, room, plate)),
  );
  const machine =
    drawing && hasDrawings
      ? `<g transform="translate(2 ${top + 10}) scale(.8)" stroke-width="1.8" fill="none"><path stroke-width="1.2" d="M0 ${ticketDrawingSize.ground}H98"/>${ticketDrawingShapes(drawing)}</g>`
      : '';
  return {
    markup: machine + svgText(left, top + 15, name, { size: typeSize, room: right - left }) + bars.join(''),
    bottom: Math.max(start + rows.length * plateStep, machine ? top + 62 : 0) + 8,
  };
};

const barHeight = 26;

/** A weight scale, with the bars of these groups below it. */
export const drawScale = (
  drawingFile: string,
  chart: TicketChart,
  groups: readonly TicketGroup[],
  width: number,
) => {
  const scale = scaleOf(chart, width);
  const { left, right } = scale;
  const { measure = '', served, sizes } = chart;
  const title = served ? ticketText.found(measure, inTonnes(served)) : measure;
  // Larger on phones, where light machines would be too small.
  const largest = isNarrow(width) ? width / 4 : width / 5;
  const line = 26 + (sizes ? largest * 0.6 : 0);
  const bar = sizes ? barHeight : 6;
  let markup =
    svgText(chartMargin, 14, title, { size: typeSize, room: width - chartMargin * 2 }) +
    svgRectangle(left, line, right - left, bar, sizes ? palette.ink : palette['brand-bright']) +
    drawSizes(drawingFile, chart, scale, largest, line) +
    drawNumbers(chart, scale, line + bar);
  let bottom = line + bar + 32;
  for (const group of groups) {
    const drawing = drawGroup(group, scale, bottom);
    markup += drawing.markup;
    bottom = drawing.bottom;
  }
  return { markup, bottom };
};
