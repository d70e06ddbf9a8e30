/** A weight, payload or capacity in tonnes. `andMore` means that some machines exceed the range. */
export type TonneRange = { readonly from: number; readonly to: number; readonly andMore?: true };

/**
 * The weights, payloads or capacities of the machines that the agency finds operators for. Texts and chart scales use
 * these values.
 */
export const servedRanges = {
  dumper: { from: 1, to: 15 },
  excavator: { from: 1.5, to: 45 },
  loadingShovel: { from: 3, to: 30, andMore: true },
  telehandler: { from: 2.5, to: 20, andMore: true },
  crane: { from: 20, to: 500, andMore: true },
} as const satisfies Record<string, TonneRange>;

/** `1-15 tonnes`. */
export const rangeText = ({ from, to, andMore }: TonneRange) => `${from}-${to} tonnes${andMore ? '+' : ''}`;

export const rangeTexts = {
  dumper: rangeText(servedRanges.dumper),
  excavator: rangeText(servedRanges.excavator),
  loadingShovel: rangeText(servedRanges.loadingShovel),
  telehandler: rangeText(servedRanges.telehandler),
  crane: rangeText(servedRanges.crane),
} as const;
