import { byScheme, cardCode, isCpcs } from '@/content/tickets/categories.ts';
import { ticketLabel, ticketText, type Ticket, type TicketGroup } from '@/content/tickets/tickets.ts';
import { textWidth } from '@/lib/brand/display-font.ts';
import { palette } from '@/lib/brand/palette.ts';
import { centredSvgText, dashAttribute, svgRectangle } from '../svg-elements.ts';
import { typeSize } from './draw-scale.ts';
import { ticketIconShapes, ticketIconSize } from './ticket-icons.ts';

const plateHeight = 27;
export const plateStep = 32;

const lineHeight = 18;
const nameHeight = (lineCount: number) => lineCount * lineHeight + 12;

/** Between columns. */
const gap = 12;

const largestIcon = 2;

const iconScaleIn = (room: number) => Math.min(room / ticketIconSize.width, largestIcon);

const noneKnownLabel = (scheme: string) => `${scheme}: ${ticketText.noneKnown}`;

export const missingSchemes = ({ tickets }: TicketGroup) =>
  byScheme(tickets).flatMap(({ scheme, items }) => (items.length > 0 ? [] : [noneKnownLabel(scheme)]));

export const backgroundOf = ({ code }: Ticket) => (isCpcs(code) ? palette['brand-bright'] : palette.white);

/**
 * Returns the text of each ticket in the longest form that fits all of them: the full text, a text with a shortened
 * endorsement, or only the code.
 */
export const plateLabels = (tickets: readonly Ticket[], rooms: readonly number[]) => {
  const forms = [
    ticketLabel,
    ({ plus, ...ticket }: Ticket) => `${ticketLabel(ticket)}${plus ? ` + ${plus}` : ''}`,
  ];
  const fits = (form: (ticket: Ticket) => string) =>
    tickets.every((ticket, index) => textWidth(form(ticket), typeSize) <= (rooms[index] ?? 0) - 4);
  return tickets.map(forms.find(fits) ?? cardCode);
};

export const drawPlate = (
  x: number,
  y: number,
  room: number,
  words: string,
  background: string,
  attributes = '',
) =>
  svgRectangle(x, y, room, plateHeight, background, attributes) +
  centredSvgText(x + room / 2, y + 19, words, { size: typeSize, room: room - 4 });

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

type Plate = { readonly words: string; readonly background: string; readonly attributes: string };

const platesOf = (group: TicketGroup, room: number): readonly Plate[] =>
  byScheme(group.tickets).flatMap(({ scheme, items: tickets }) => {
    const labels = plateLabels(
      tickets,
      tickets.map(() => room),
    );
    return tickets.length > 0
      ? tickets.map((ticket, index) => ({
          words: labels[index] ?? '',
          background: backgroundOf(ticket),
          attributes: '',
        }))
      : [{ words: noneKnownLabel(scheme), background: palette.white, attributes: dashAttribute }];
  });

const drawIcon = ({ icon }: TicketGroup, centre: number, ground: number, iconScale: number) =>
  icon
    ? `<g transform="translate(${(centre - (ticketIconSize.width / 2) * iconScale).toFixed(1)} ${(ground - ticketIconSize.ground * iconScale).toFixed(1)}) scale(${iconScale.toFixed(2)})" stroke-width="1.8" fill="none">${ticketIconShapes(icon)}</g>`
    : '';

const drawName = (name: string, x: number, y: number, room: number, lineCount: number) => {
  const lines = linesOf(name, room - 12);
  const firstLine = y + 6 + ((lineCount - lines.length) * lineHeight) / 2;
  const words = lines.map((line, index) =>
    centredSvgText(x + room / 2, firstLine + (index + 0.78) * lineHeight, line, {
      size: typeSize,
      fill: palette.white,
      room: room - 12,
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
      return drawPlate(
        left + index * (room + gap),
        y,
        columns * (room + gap) - gap,
        plate.words,
        plate.background,
        plate.attributes,
      );
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
  const lineCount = Math.max(...groups.map(({ name }) => linesOf(name, room - 12).length));
  const iconScale = iconScaleIn(room);
  const bar = top + (groups.some(({ icon }) => icon) ? ticketIconSize.ground * iconScale : 0);
  const plates = groups.map((group) => platesOf(group, room));
  const rows = Math.max(...plates.map(({ length }) => length));
  const firstPlate = bar + nameHeight(lineCount) + 5;
  return {
    markup: [
      ...groups.map((group, index) => {
        const x = left + index * (room + gap);
        return drawIcon(group, x + room / 2, bar, iconScale) + drawName(group.name, x, bar, room, lineCount);
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
    bottom: firstPlate + rows * plateStep + 12,
  };
};
