import type { Person } from './parties';

/** A step contains a text for each person who takes part, keyed by the person's index in `lanes`. */
export type CallRoute = {
  readonly heading: string;
  /** The people from left to right. They are also shown at the top of the page. */
  readonly lanes: readonly { readonly person: Person; readonly name: string }[];
  readonly steps: readonly { readonly [lane: number]: string }[];
};
