import {
  bareCategory,
  cardCode,
  type CardCategory,
  categoryLimits,
  type Companion,
  isCpcs,
} from './categories';
import type { Band } from './machine-ranges';

/** Small drawings of the machines that different tickets are for; drawn in `components/figures/pictures.ts`. */
export type TicketPicture =
  | 'mini-dumper'
  | 'front-tipper'
  | 'rear-tipper'
  | 'articulated-truck'
  | 'rigid-truck'
  | 'counterbalance'
  | 'rough-terrain'
  | 'reach-truck'
  | 'side-loader'
  | 'fork-boom'
  | 'hook-boom'
  | 'slewing-boom'
  | 'crane-blocked'
  | 'crane-carrying'
  | 'crane-all'
  | 'crawler-crane'
  | 'compact-crane'
  | 'wheeled-shovel'
  | 'tracked-shovel'
  | 'bored-rig'
  | 'driven-rig'
  | 'tripod-rig'
  | 'grab-excavator'
  | 'material-handler'
  | 'grab-lorry'
  | 'skid-steer'
  | 'skid-steer-demolition';

/** A category, and what the card has to show besides: `suspended loads on the card`. */
export type Ask = CardCategory & { readonly plus?: string };

/** A machine or a job, and the categories that cover it. */
export type TicketGroup = {
  readonly name: string;
  readonly picture?: TicketPicture;
  readonly asks: readonly Ask[];
  /** Its size is not on the scale of the figure. */
  readonly offScale?: true;
};

/** One kind of a machine, as the finder of tickets asks for it. A group of a chart will do where nothing else is needed. */
export type MachineKind = {
  /** Makes sense without the name of the machine: `Grab on an excavator`. */
  readonly name: string;
  /** None: the schemes have no category that we know of, so the answer is a call. */
  readonly asks: readonly Ask[];
  /** The weights of this kind, where its name says them. */
  readonly size?: Pick<Band, 'from' | 'to'>;
  /** The weights that operators are found for, where the ticket depends on the weight. */
  readonly served?: Band;
  /** The words for either job and the categories for a load hung from the machine, where these differ. */
  readonly lifting?: { readonly without: string; readonly with: string; readonly asks: readonly Ask[] };
  /** Goes before the code in the address of its answers, where another kind has the same code. */
  readonly address?: string;
  readonly besides?: readonly Companion[];
  /** What else to know, in a sentence or two. */
  readonly note?: string;
};

/** A scale of the sizes served and the tickets on it. A figure without `measure` has kinds only. */
export type TicketChart = {
  /** What the scale measures: `Operating weight`. */
  readonly measure?: string;
  /** The band that operators are found for. */
  readonly served?: Band;
  /** Where the scale ends, in tonnes, if no band says so. */
  readonly top?: number;
  /** Usual sizes, each drawn to scale on the ground line. */
  readonly sizes?: readonly Pick<Band, 'from' | 'to'>[];
  readonly groups: readonly TicketGroup[];
};

/** The code with its scheme, and what the card has to show besides. */
export const askText = (ask: Ask) =>
  `${bareCategory(ask.code).replace(ask.code, cardCode(ask))}${ask.plus ? ` with ${ask.plus}` : ''}`;

/** A comma keeps an `and` inside one of them apart. */
const either = (asks: readonly Ask[], words: (ask: Ask) => string) =>
  asks.map(words).join(asks.some(({ and }) => and) ? ', or ' : ' or ');

/** `5-9 t`, or `3-30 t+` where the largest machines go beyond it. */
export const sizeText = ({ from, to, andMore }: Band) => `${from}-${to} t${andMore ? '+' : ''}`;

const cell = (asks: readonly Ask[]) =>
  either(asks, (ask) => (ask.plus ? `${cardCode(ask)} with ${ask.plus}` : cardCode(ask))) || 'Ask us';

/** The cells of the columns CPCS and NPORS. */
export const schemeCells = (asks: readonly Ask[]): readonly [string, string] => [
  cell(asks.filter(({ code }) => isCpcs(code))),
  cell(asks.filter(({ code }) => !isCpcs(code))),
];

/** A row for each machine or job of a chart, with the sizes served where it is on the scale, then both schemes. */
export const ticketRows = ({ served, groups }: TicketChart) =>
  groups.map(({ name, asks, offScale }): readonly [string, string, string] => [
    served && !offScale ? `${name}, ${sizeText(served)}` : name,
    ...schemeCells(asks),
  ]);

/** The weights in tonnes at which one of these categories ends, lightest first. */
export const weightEnds = (asks: readonly Ask[]) =>
  [...new Set(asks.flatMap(({ code }) => categoryLimits[code]?.to ?? []))].toSorted(
    (first, second) => first - second,
  );

/** The categories that cover a machine of this size. */
export const asksFor = (asks: readonly Ask[], size: Pick<Band, 'from' | 'to'>) =>
  asks.filter(({ code }) => {
    const { from = 0, to = Infinity } = categoryLimits[code] ?? {};
    return size.from < to && size.to > from;
  });
