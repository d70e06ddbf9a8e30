import { commitments } from '../commitments.ts';

/** Each person has a drawing in content/drawings/people. */
export type Person = 'agency' | 'hirer' | 'operator';

/** If `back` is set, the flow goes from right to left. */
export type Flow = {
  readonly what: string;
  readonly detail: string;
  readonly back?: true;
  readonly money?: true;
};

/** Three people, with arrows for what goes from one to the next. */
export type PartiesDiagramText = {
  readonly people: readonly { readonly person: Person; readonly name: string }[];
  /** Between the first and the second person, then between the second and the third. */
  readonly flows: readonly (readonly Flow[])[];
  /** The connection between the first and the last person. */
  readonly checks?: Pick<Flow, 'what' | 'detail'>;
};

export const parties = {
  people: [
    { person: 'agency', name: 'We, the agency' },
    { person: 'hirer', name: 'You, the hirer' },
    { person: 'operator', name: 'The operator' },
  ],
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
  checks: {
    what: `We ${commitments.checksInShort.text}`,
    detail: commitments.freeForOperators.text,
  },
} as const satisfies PartiesDiagramText;
