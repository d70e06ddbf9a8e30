import { cardSchemes } from '@/content/tickets/card-schemes';
import { cardCode, type CategoryCode, isCpcs } from '@/content/tickets/categories';
import { type Ticket, ticketLabel, type TicketGroup, ticketText } from '@/content/tickets/tickets';
import { textWidth } from '@/lib/site/display-font';
import { palette } from '@/lib/site/palette';
import { ticketPictures } from './pictures';
import { centredText, dashed, rectangle } from './svg';
import { typeSize } from './ticket-scale';

const plateHeight = 27;
export const plateStep = 32;

const lineHeight = 18;

/** The pictures are 96 units wide, with the ground at a height of 56. */
const pictureScale = 1.4;
const pictureGround = 56 * pictureScale;

const schemeName = new RegExp(`^(${cardSchemes.cpcs.name}|${cardSchemes.npors.name}) `);

const noneKnownLabels = [cardSchemes.cpcs, cardSchemes.npors].map(
  ({ name }) => `${name}: ${ticketText.noneKnown}`,
);

export const missingSchemes = ({ tickets }: TicketGroup) => [
  ...(tickets.some(({ code }) => isCpcs(code)) ? [] : noneKnownLabels.slice(0, 1)),
  ...(tickets.some(({ code }) => !isCpcs(code)) ? [] : noneKnownLabels.slice(1)),
];

export const groundOf = ({ code }: Ticket) => (isCpcs(code) ? palette['plant-bright'] : palette.white);

/**
 * Returns the text of each ticket in the longest form that fits all of them: the full text, a text with a shortened
 * endorsement, or only the code.
 */
export const plateLabels = (tickets: readonly Ticket[], rooms: readonly number[]) => {
  const forms = [
    ticketLabel,
    ({ plus, ...ticket }: Ticket) =>
      `${ticketLabel(ticket)}${plus ? ` + ${plus.replace(schemeName, '')}` : ''}`,
  ];
  const fits = (form: (ticket: Ticket) => string) =>
    tickets.every((ticket, index) => textWidth(form(ticket), typeSize) <= (rooms[index] ?? 0) - 4);
  return tickets.map(forms.find(fits) ?? cardCode);
};

export const drawPlate = (x: number, y: number, room: number, words: string, ground: string, look = '') =>
  rectangle(x, y, room, plateHeight, ground, look) +
  centredText(x + room / 2, y + 19, words, { size: typeSize, room: room - 4 });

const linesOf = (name: string, room: number) => {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && textWidth(longer, typeSize) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const drawStand = (group: TicketGroup, x: number, room: number, top: number, lineCount: number) => {
  const hasPicture = group.picture !== undefined;
  const picture = group.picture
    ? `<g transform="translate(${(x + room / 2 - 48 * pictureScale).toFixed(1)} ${top.toFixed(1)}) scale(${pictureScale})" stroke-width="1.8" fill="none">${ticketPictures[group.picture]}</g>`
    : '';
  const bar = top + (hasPicture ? pictureGround : 0);
  const height = lineCount * lineHeight + 12;
  const lines = linesOf(group.name, room - 12);
  const firstLine = bar + 6 + ((lineCount - lines.length) * lineHeight) / 2;
  const words = lines.map((line, index) =>
    centredText(x + room / 2, firstLine + (index + 0.78) * lineHeight, line, {
      size: typeSize,
      fill: palette.white,
      room: room - 12,
    }),
  );
  const plates = [isCpcs, (code: CategoryCode) => !isCpcs(code)].flatMap((isOfScheme, scheme) => {
    const tickets = group.tickets.filter(({ code }) => isOfScheme(code));
    const labels = plateLabels(
      tickets,
      tickets.map(() => room),
    );
    return tickets.length > 0
      ? tickets.map((ticket, index) => ({ words: labels[index] ?? '', ground: groundOf(ticket), look: '' }))
      : [{ words: noneKnownLabels[scheme] ?? '', ground: palette.white, look: dashed }];
  });
  const firstPlate = bar + height + 5;
  return {
    markup: [
      picture,
      rectangle(x, bar, room, height, palette.ink),
      ...words,
      ...plates.map((plate, index) =>
        drawPlate(x, firstPlate + index * plateStep, room, plate.words, plate.ground, plate.look),
      ),
    ].join(''),
    bottom: firstPlate + plates.length * plateStep,
  };
};

export const drawStands = (
  groups: readonly TicketGroup[],
  columns: number,
  left: number,
  width: number,
  top: number,
) => {
  const gap = 12;
  const room = (width - left * 2 - gap * (columns - 1)) / columns;
  const lineCount = Math.max(...groups.map(({ name }) => linesOf(name, room - 12).length));
  // Centre a lone group.
  const start = groups.length === 1 ? (width - room) / 2 : left;
  const stands = groups.map((group, index) =>
    drawStand(group, start + index * (room + gap), room, top, lineCount),
  );
  return {
    markup: stands.map(({ markup }) => markup).join(''),
    bottom: Math.max(...stands.map(({ bottom }) => bottom)) + 12,
  };
};
