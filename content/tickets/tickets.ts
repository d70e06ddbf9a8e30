import {
  bareCategory,
  cardCode,
  type CardCategory,
  categoryLimits,
  type Companion,
  isCpcs,
} from './categories';
import type { TonneRange } from '../services/ranges';
import type { MachineVariant } from '../services/sizes';

/** The pictures are in `components/tickets/figures/pictures.ts`. */
export type TicketPicture =
  | 'mini-dumper'
  | 'front-tipper'
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

/** `plus` is an additional endorsement, such as `suspended loads`. */
export type Ask = CardCategory & { readonly plus?: string };

export type TicketGroup = {
  readonly name: string;
  readonly picture?: TicketPicture;
  readonly asks: readonly Ask[];
  /** Leaves this machine out of the chart's scale. */
  readonly offScale?: true;
};

/** A `TicketGroup` is also a `MachineKind`. */
export type MachineKind = {
  /** A name that can be understood without the name of the machine: `Grab on an excavator`. */
  readonly name: string;
  /** The required categories. If the list is empty, none is known, and the answer advises visitors to call. */
  readonly asks: readonly Ask[];
  /** The weight range of this variant, if its name mentions it. */
  readonly size?: Pick<TonneRange, 'from' | 'to'>;
  /** The weight range for which the agency finds operators, if the ticket depends on the weight. */
  readonly served?: TonneRange;
  /** The labels for jobs without and with lifting, and the categories for lifting. */
  readonly lifting?: { readonly without: string; readonly with: string; readonly asks: readonly Ask[] };
  /** The drawing, if it differs from the drawing on the machine's page. */
  readonly drawing?: MachineVariant;
  /** A prefix for the URL fragments of the answers, if another variant has the same code. */
  readonly address?: string;
  readonly besides?: readonly Companion[];
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
  /** Common machine sizes, each drawn to scale on the ground line. */
  readonly sizes?: readonly Pick<TonneRange, 'from' | 'to'>[];
  readonly groups: readonly TicketGroup[];
};

export const askText = (ask: Ask) =>
  `${bareCategory(ask.code).replace(ask.code, cardCode(ask))}${ask.plus ? ` with ${ask.plus}` : ''}`;

/** Adds a comma before `or` if an alternative contains `and`. */
const either = (asks: readonly Ask[], words: (ask: Ask) => string) =>
  asks.map(words).join(asks.some(({ and }) => and) ? ', or ' : ' or ');

/** Stands for the categories of a scheme that has none. */
export const noneKnown = 'None known: ask the scheme';

/** `5-9 t`, or `3-30 t+` if some machines exceed the range. */
export const sizeText = ({ from, to, andMore }: TonneRange) => `${from}-${to} t${andMore ? '+' : ''}`;

const cell = (asks: readonly Ask[]) =>
  either(asks, (ask) => (ask.plus ? `${cardCode(ask)} with ${ask.plus}` : cardCode(ask))) || noneKnown;

export const schemeCells = (asks: readonly Ask[]): readonly [string, string] => [
  cell(asks.filter(({ code }) => isCpcs(code))),
  cell(asks.filter(({ code }) => !isCpcs(code))),
];

/** If the chart has a `served` range, machines on its scale have the range in their names. */
export const ticketRows = ({ served, groups }: TicketChart) =>
  groups.map(({ name, asks, offScale }): readonly [string, string, string] => [
    served && !offScale ? `${name}, ${sizeText(served)}` : name,
    ...schemeCells(asks),
  ]);

/** Returns the upper weight limits of the categories, in tonnes and in ascending order. */
export const weightEnds = (asks: readonly Ask[]) =>
  [...new Set(asks.flatMap(({ code }) => categoryLimits[code]?.to ?? []))].toSorted(
    (first, second) => first - second,
  );

export const asksFor = (asks: readonly Ask[], size: Pick<TonneRange, 'from' | 'to'>) =>
  asks.filter(({ code }) => {
    const { from = 0, to = Infinity } = categoryLimits[code] ?? {};
    return size.from < to && size.to > from;
  });

export const ticketText = {
  /** Follows the name of a scheme that has no category for a machine. */
  ask: 'none known',
  askOnCard: 'Ask us',
  with: (addition: string) => `with ${addition}`,
  letter: (letters: string) => `letter ${letters}`,
  letterAsWell: (letter: string) => `letter ${letter} as well`,
  cards: (scheme: string) => `${scheme} cards`,
  /** `weight` is in tonnes. */
  under: (weight: number) => `under ${weight} t`,
  over: (weight: number) => `over ${weight} t`,
  found: (measure: string, served: string) => `${measure}: we find drivers for ${served}`,
} as const;
