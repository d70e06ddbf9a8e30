import { byScheme } from '@/content/tickets/categories.ts';
import type { TicketGroup } from '@/content/tickets/tickets.ts';
import { textWidth } from '@/lib/brand/display-font.ts';
import { palette } from '@/lib/brand/palette.ts';
import { centredSvgText, svgRectangle, svgScaled } from '@/lib/images/svg-elements.ts';
import { drawPlate, noneKnownPlate, platesOf, plateStep, typeSize, type Plate } from './plates.ts';
import { ticketDrawingShapes, ticketDrawingSize } from './ticket-drawings.ts';

const lineHeight = 18;
const namePadding = 6;
const nameHeight = (lineCount: number) => lineCount * lineHeight + 2 * namePadding;
/** From the top of a line, as a share of its height. */
const baseline = 0.78;

/** Between columns. */
const gap = 12;

const abovePlates = 5;
const belowPlates = 12;

const largestScale = 2;

const drawingScaleIn = (room: number) => Math.min(room / ticketDrawingSize.width, largestScale);

const wrapName = (name: string, room: number) => {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && textWidth(longer, typeSize) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Returns as few lines as possible, of similar widths. */
const linesOf = (name: string, room: number) => {
  let lines = wrapName(name, room);
  for (let narrower = room - 1; narrower > 0; narrower--) {
    const next = wrapName(name, narrower);
    if (next.length > lines.length) break;
    lines = next;
  }
  return lines;
};

const groupPlates = (group: TicketGroup, room: number) =>
  byScheme(group.tickets).flatMap(({ scheme, items }) =>
    items.length > 0
      ? platesOf(
          items,
          items.map(() => room),
        )
      : [noneKnownPlate(scheme)],
  );

const drawMachine = ({ drawing }: TicketGroup, centre: number, groundLine: number, scale: number) => {
  if (!drawing) return '';
  const { width, ground, lineWidth } = ticketDrawingSize;
  return svgScaled(
    centre - (width / 2) * scale,
    groundLine - ground * scale,
    scale,
    lineWidth,
    ticketDrawingShapes(drawing),
  );
};

const drawName = (name: string, x: number, y: number, room: number, lineCount: number) => {
  const lines = linesOf(name, room - 2 * namePadding);
  const firstLine = y + namePadding + ((lineCount - lines.length) * lineHeight) / 2;
  const words = lines.map((line, index) =>
    centredSvgText(x + room / 2, firstLine + (index + baseline) * lineHeight, line, {
      size: typeSize,
      fill: palette.white,
      room: room - 2 * namePadding,
    }),
  );
  return svgRectangle(x, y, room, nameHeight(lineCount), palette.ink) + words.join('');
};

/** Adjacent columns with the same ticket share a plate. */
const drawPlates = (plates: readonly (Plate | undefined)[], left: number, room: number, y: number) =>
  plates
    .map((plate, index) => {
      if (!plate || plates[index - 1]?.words === plate.words) return '';
      const others = plates.slice(index).findIndex((other) => other?.words !== plate.words);
      const columns = others === -1 ? plates.length - index : others;
      return drawPlate(left + index * (room + gap), y, columns * (room + gap) - gap, plate);
    })
    .join('');

export const drawColumns = (
  groups: readonly TicketGroup[],
  columns: number,
  left: number,
  width: number,
  top: number,
) => {
  const room = (width - left * 2 - gap * (columns - 1)) / columns;
  const lineCount = Math.max(...groups.map(({ name }) => linesOf(name, room - 2 * namePadding).length));
  const drawingScale = drawingScaleIn(room);
  const bar = top + (groups.some(({ drawing }) => drawing) ? ticketDrawingSize.ground * drawingScale : 0);
  const plates = groups.map((group) => groupPlates(group, room));
  const rows = Math.max(...plates.map(({ length }) => length));
  const firstPlate = bar + nameHeight(lineCount) + abovePlates;
  return {
    markup: [
      ...groups.map((group, index) => {
        const x = left + index * (room + gap);
        return (
          drawMachine(group, x + room / 2, bar, drawingScale) + drawName(group.name, x, bar, room, lineCount)
        );
      }),
      ...Array.from({ length: rows }, (_, row) =>
        drawPlates(
          plates.map((column) => column[row]),
          left,
          room,
          firstPlate + row * plateStep,
        ),
      ),
    ].join(''),
    bottom: firstPlate + rows * plateStep + belowPlates,
  };
};
