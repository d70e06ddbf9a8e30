import type { DrawnMachine } from '../drawings/machine-sizes.ts';
import {
  bareCategory,
  byScheme,
  category,
  categoryLimits,
  ticketCode,
  type CardCategory,
  type Companion,
  type PlainCode,
} from './categories.ts';
import { ticketText, unknownTicket } from './ticket-text.ts';
import { inTonnesShort, type TonneRange, type Tonnes } from './tonnes.ts';

/** A category with the letters that a machine needs. `alsoCategory` is a second category that the card must also show. */
export type Ticket = CardCategory & { readonly alsoCategory?: PlainCode };

/** A file in `content/drawings/tickets`, without `.svg`, or the drawing of a machine. */
export type TicketDrawing = string | { readonly machine: DrawnMachine };

export type TicketGroup = {
  readonly name: string;
  readonly drawing?: TicketDrawing;
  readonly tickets: readonly Ticket[];
  /** The second cell of the group's row, such as the usual work. All groups of a chart have one, or none. */
  readonly work?: string;
  /** Follows the CPCS codes of the group's row. */
  readonly cpcsNote?: string;
  /** The chart's scale and its `served` range don't apply to this machine. */
  readonly withoutScale?: true;
};

/** A variant of a machine that needs other tickets than the machine's other variants. A `TicketGroup` is one too. */
export type MachineVariant = {
  /** A name that can be understood without the name of the machine: `Grab on an excavator`. */
  readonly name: string;
  /** An operator needs one of these. If there is none, no ticket is known, and the answer advises visitors to call. */
  readonly tickets: readonly Ticket[];
  /** The weight range of this variant, if its name mentions it. */
  readonly size?: Tonnes;
  /** The weight range for which the agency finds operators, if the ticket depends on the weight. */
  readonly served?: TonneRange;
  /** The labels for jobs without and with lifting, and the tickets for lifting. */
  readonly lifting?: { readonly without: string; readonly with: string; readonly tickets: readonly Ticket[] };
  /** The drawing in the chart. If it is of a machine, the ticket finder shows that instead of the page's machine. */
  readonly drawing?: TicketDrawing;
  /** A prefix for the URL fragments of the answers, if another variant has the same code. */
  readonly fragment?: string;
  readonly companions?: readonly Companion[];
  /** One or two sentences below the answer. */
  readonly note?: string;
};

/** The chart has no scale without `measure`. */
export type TicketChart = {
  /** The quantity that the scale shows, such as `Operating weight`. */
  readonly measure?: string;
  /** The range of machine sizes for which the agency finds operators. */
  readonly served?: TonneRange;
  /** The end of the scale in tonnes, if `served` is not set. */
  readonly top?: number;
  /** Common weights of a machine, which is drawn in the size of each. */
  readonly sizes?: { readonly machine: DrawnMachine; readonly weights: readonly Tonnes[] };
  readonly groups: readonly TicketGroup[];
};

/** With the scheme: `CPCS A59A or B`. */
export const ticketLabel = (ticket: Ticket) =>
  `${bareCategory(ticket.code).replace(ticket.code, ticketCode(ticket))}${ticket.alsoCategory ? ` ${ticketText.with(category(ticket.alsoCategory))}` : ''}`;

/** Adds a comma before `or` if an alternative contains `and`. */
const either = (tickets: readonly Ticket[], words: (ticket: Ticket) => string) =>
  tickets.map(words).join(tickets.some(({ alsoLetter }) => alsoLetter) ? ', or ' : ' or ');

const cell = (tickets: readonly Ticket[]) =>
  either(tickets, (ticket) =>
    ticket.alsoCategory
      ? `${ticketCode(ticket)} ${ticketText.with(category(ticket.alsoCategory))}`
      : ticketCode(ticket),
  ) || unknownTicket;

export const schemeCells = (tickets: readonly Ticket[]): readonly [string, string] => {
  const [cpcs, npors] = byScheme(tickets);
  return [cell(cpcs.items), cell(npors.items)];
};

/** If the chart has a `served` range, machines on its scale have the range in their names. */
export const ticketRows = ({ served, groups }: TicketChart) =>
  groups.map(({ name, tickets, work, cpcsNote, withoutScale }): readonly string[] => {
    const [cpcs, npors] = schemeCells(tickets);
    return [
      served && !withoutScale ? `${name}, ${inTonnesShort(served)}` : name,
      ...(work ? [work] : []),
      cpcsNote ? `${cpcs}. ${cpcsNote}` : cpcs,
      npors,
    ];
  });

export const ticketsFor = (tickets: readonly Ticket[], size: Tonnes) =>
  tickets.filter(({ code }) => {
    const { from = 0, to = Infinity } = categoryLimits[code] ?? {};
    return size.from < to && size.to > from;
  });
