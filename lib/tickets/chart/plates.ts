import { bareCategory, category, isCpcs, ticketCode } from '@/content/tickets/categories.ts';
import { ticketText } from '@/content/tickets/ticket-text.ts';
import type { Ticket } from '@/content/tickets/tickets.ts';
import { textWidth } from '@/lib/brand/display-font.ts';
import { palette } from '@/lib/brand/palette.ts';
import { centredSvgText, svgRectangle } from '@/lib/images/svg-elements.ts';

/** The font size of a chart. */
export const typeSize = 15;

const plateHeight = 27;
export const plateStep = 32;
const plateBaseline = 19;
const platePadding = 2;

/** A ticket, or a scheme without one. */
export type Plate = { readonly words: string; readonly background: string; readonly isDashed?: true };

export const drawPlate = (x: number, y: number, room: number, { words, background, isDashed }: Plate) =>
  svgRectangle(x, y, room, plateHeight, background, isDashed ? ' stroke-dasharray="4 3"' : '') +
  centredSvgText(x + room / 2, y + plateBaseline, words, { size: typeSize, room: room - 2 * platePadding });

export const ticketLabel = (ticket: Ticket) =>
  `${bareCategory(ticket.code).replace(ticket.code, ticketCode(ticket))}${ticket.alsoCategory ? ` ${ticketText.with(category(ticket.alsoCategory))}` : ''}`;

/**
 * Returns the plates of tickets with their text in the longest form that fits all of them: the full text, a text with a
 * shortened endorsement, or only the code.
 */
export const platesOf = (tickets: readonly Ticket[], rooms: readonly number[]): readonly Plate[] => {
  const forms = [
    ticketLabel,
    ({ alsoCategory, ...ticket }: Ticket) =>
      `${ticketLabel(ticket)}${alsoCategory ? ` + ${alsoCategory}` : ''}`,
  ];
  const fits = (form: (ticket: Ticket) => string) =>
    tickets.every(
      (ticket, index) => textWidth(form(ticket), typeSize) <= (rooms[index] ?? 0) - 2 * platePadding,
    );
  const wordsOf = forms.find(fits) ?? ticketCode;
  return tickets.map((ticket) => ({
    words: wordsOf(ticket),
    background: isCpcs(ticket.code) ? palette['brand-bright'] : palette.white,
  }));
};

export const noneKnownPlate = (scheme: string): Plate => ({
  words: `${scheme}: ${ticketText.noneKnown}`,
  background: palette.white,
  isDashed: true,
});
