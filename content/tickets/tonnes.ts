/** A weight, payload or capacity. */
export type Tonnes = { readonly from: number; readonly to: number };

export const below = (to: number): Tonnes => ({ from: 0, to });
export const above = (from: number): Tonnes => ({ from, to: Infinity });

/**
 * The weights, payloads or capacities of the machines that the agency finds operators for. Texts and chart scales use
 * them. A range has to include the weights at which the ticket changes, such as 10 tonnes for excavators. `andMore` means
 * that some machines exceed the range.
 */
export type TonneRange = Tonnes & { readonly andMore?: true };

/** The parts of the sizes within the range. Leaves out sizes outside it. */
export const sizesWithin = <Size extends Tonnes>(range: Tonnes, sizes: readonly Size[]): Size[] =>
  sizes
    .filter(({ from, to }) => from < range.to && to > range.from)
    .map((size) => ({ ...size, from: Math.max(size.from, range.from), to: Math.min(size.to, range.to) }));

/** `1-15 tonnes`, or `3-30 tonnes+` if some machines exceed the range. */
export const inTonnes = ({ from, to, andMore }: TonneRange) => `${from}-${to} tonnes${andMore ? '+' : ''}`;

/** `1-15 t`, or `3-30 t+`. */
export const inTonnesShort = ({ from, to, andMore }: TonneRange) => `${from}-${to} t${andMore ? '+' : ''}`;
