import { commitments } from './commitments.ts';

/** A drawing in content/drawings/people. */
export type Person = 'agency' | 'hirer' | 'operator';

/** What one of two neighbours gives the other: `back` is from right to left. */
export type Flow = {
  readonly what: string;
  readonly detail: string;
  readonly back?: true;
  readonly money?: true;
};

/** Who pays whom: the three people from left to right, and what passes between neighbours. */
export const parties = {
  people: [
    { person: 'agency', name: 'We, the agency' },
    { person: 'hirer', name: 'You, the hirer' },
    { person: 'operator', name: 'The operator' },
  ],
  /** Between the first and the second, then between the second and the third. */
  flows: [
    [
      { what: 'Profile', detail: 'to you, with the card checked' },
      {
        what: 'Our fee',
        detail: `to us, ${commitments.feeInShort.text}`,
        back: true,
        money: true,
      },
    ],
    [
      { what: 'Pay', detail: 'to the operator, at the rate you agree', money: true },
      { what: 'Work', detail: 'to you, under your direction', back: true },
    ],
  ],
  /** Between the first and the last. */
  checks: {
    what: `We ${commitments.checksInShort.text}`,
    detail: commitments.freeForOperators.text,
  },
} as const satisfies {
  readonly people: readonly { readonly person: Person; readonly name: string }[];
  readonly flows: readonly (readonly Flow[])[];
  readonly checks: Pick<Flow, 'what' | 'detail'>;
};
