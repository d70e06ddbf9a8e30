import { ticketText } from '@/content/tickets/ticket-text.ts';
import type { TicketChart, TicketGroup } from '@/content/tickets/tickets.ts';
import { inTonnes, inTonnesShort, type Tonnes } from '@/content/tickets/tonnes.ts';
import { palette } from '@/lib/brand/palette.ts';
import { machineDrawingSize, machineShapes } from '@/lib/drawings/machine-shapes.ts';
import { centredSvgText, svgRectangle, svgSymbol, svgText } from '@/lib/images/svg-elements.ts';
import { drawGroup } from './draw-group.ts';
import { placeLabels, widthOfLabels } from './place-labels.ts';
import { typeSize } from './plates.ts';
import { ticketDrawingShapes, ticketDrawingSize } from './ticket-drawings.ts';
import { chartMargin, isNarrow, scaleOf, splitsOf, type Scale } from './weight-scale.ts';

/** Returns the drawing of a group on the scale, or the machine's side view if none has a drawing. */
const machineSymbol = ({ machine, groups }: TicketChart) => {
  const drawing = groups.find((group) => group.drawing && !group.withoutScale)?.drawing;
  return drawing
    ? { ...ticketDrawingSize, shapes: ticketDrawingShapes(drawing) }
    : { ...machineDrawingSize, lineWidth: 3.5, shapes: machineShapes(machine) };
};

/** Keeps the labels of sizes away from the ends of their bar. */
const barPadding = 4;

export const haveSizesRoom = (sizes: readonly Tonnes[], width: number): boolean =>
  widthOfLabels(sizes.map(inTonnesShort)) <= width - (chartMargin + barPadding) * 2;

/** Below the ground line. */
const sizeBaseline = 19;

/** The machines of the sizes on the scale, each above its size. Their heights are proportional to the cube root of the weight. */
const drawSizes = (chart: TicketChart, { left, right, x }: Scale, largest: number, groundLine: number) => {
  const sizes = (chart.sizes ?? [])
    .map((size) => ({ words: inTonnesShort(size), middle: (size.from + size.to) / 2 }))
    .toSorted((first, second) => first.middle - second.middle);
  const heaviest = sizes.at(-1)?.middle;
  if (heaviest === undefined) return '';
  const shares = sizes.map(({ middle }) => Math.cbrt(middle / heaviest));
  // Shrink the machines if they wouldn't fit beside each other.
  const unit = Math.min(largest, (right - left) / shares.reduce((sum, share) => sum + share));
  const { shapes, lineWidth, ...symbol } = machineSymbol(chart);
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
  const sizeDrawings = machines.map(({ words, centre, w }, index) => {
    const h = (w * symbol.height) / symbol.width;
    const y = groundLine - (w * symbol.ground) / symbol.width;
    return (
      `<use href="#m" x="${(centre - w / 2).toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}"/>` +
      centredSvgText(centres[index]!, groundLine + sizeBaseline, words, {
        size: typeSize,
        fill: palette.white,
      })
    );
  });
  return svgSymbol('m', symbol, lineWidth, shapes) + sizeDrawings.join('');
};

/** Below the bar. */
const numbers = { tickFrom: -4, tickTo: 7, baseline: 22, height: 32 } as const;

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
        `<path stroke-width="2" d="M${centre.toFixed(1)} ${y + numbers.tickFrom}V${y + numbers.tickTo}"/>` +
        centredSvgText(centres[index]!, y + numbers.baseline, words, { size: typeSize }),
    )
    .join('');
};

const titleBaseline = 14;
const titleHeight = 26;
const barHeights = { withSizes: 26, thin: 6 } as const;

/** A weight scale, with the bars of these groups below it. */
export const drawScale = (chart: TicketChart, groups: readonly TicketGroup[], width: number) => {
  const scale = scaleOf(chart, width);
  const { left, right } = scale;
  const { measure = '', served, sizes } = chart;
  const title = served ? ticketText.found(measure, inTonnes(served)) : measure;
  // Larger on phones, where light machines would be too small.
  const largest = isNarrow(width) ? width / 4 : width / 5;
  const line = titleHeight + (sizes ? largest * 0.6 : 0);
  const bar = sizes ? barHeights.withSizes : barHeights.thin;
  let markup =
    svgText(chartMargin, titleBaseline, title, { size: typeSize, room: width - chartMargin * 2 }) +
    svgRectangle(left, line, right - left, bar, sizes ? palette.ink : palette['brand-bright']) +
    drawSizes(chart, scale, largest, line) +
    drawNumbers(chart, scale, line + bar);
  let bottom = line + bar + numbers.height;
  for (const group of groups) {
    const drawing = drawGroup(group, scale, bottom);
    markup += drawing.markup;
    bottom = drawing.bottom;
  }
  return { markup, bottom };
};
