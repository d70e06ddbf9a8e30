import type { Party } from './parties';

/** A step contains a text for each party that takes part, keyed by its index in `parties`. */
export type Swimlanes = {
  readonly heading: string;
  /** The parties from left to right. They stand at the heads of their lanes. */
  readonly parties: readonly { readonly party: Party; readonly name: string }[];
  readonly steps: readonly { readonly [lane: number]: string }[];
};
