/** A weight, payload or capacity in tonnes. `andMore` means that some machines exceed the range. */
export type TonneRange = { readonly from: number; readonly to: number; readonly andMore?: true };

/**
 * The weights, payloads or capacities of the machines that the agency finds operators for. Texts and chart scales use
 * these values. A range has to include the weights at which the ticket changes, such as 10 tonnes for excavators.
 */
export const servedRanges = {
  dumper: { from: 1, to: 15 },
  excavator: { from: 1.5, to: 45 },
  loadingShovel: { from: 3, to: 30, andMore: true },
  telehandler: { from: 2.5, to: 20, andMore: true },
  crane: { from: 20, to: 500, andMore: true },
} as const satisfies Record<string, TonneRange>;

type Size = Pick<TonneRange, 'from' | 'to'>;

/** The parts of the sizes within the range. Leaves out sizes outside it. */
export const sizesWithin = <S extends Size>(range: Size, sizes: readonly S[]): S[] =>
  sizes
    .filter(({ from, to }) => from < range.to && to > range.from)
    .map((size) => ({ ...size, from: Math.max(size.from, range.from), to: Math.min(size.to, range.to) }));

/** `1-15 tonnes`. */
export const rangeText = ({ from, to, andMore }: TonneRange) => `${from}-${to} tonnes${andMore ? '+' : ''}`;

export const rangeTexts = {
  dumper: rangeText(servedRanges.dumper),
  excavator: rangeText(servedRanges.excavator),
  loadingShovel: rangeText(servedRanges.loadingShovel),
  telehandler: rangeText(servedRanges.telehandler),
  crane: rangeText(servedRanges.crane),
} as const;
