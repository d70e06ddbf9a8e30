import type { MachineSlug } from '../paths.ts';
import { promises } from '../promises.ts';

/** Each party has a drawing in content/drawings/parties. */
export type Party = 'agency' | 'hirer' | 'operator' | 'reference';

export type Flow = {
  readonly what: string;
  readonly detail: string;
  /** The party that receives it. */
  readonly to: Party;
  /** It is money, which is green. */
  readonly payment?: true;
};

/** Three parties, with arrows for what goes from one to the next. */
export type PartiesDiagramText = {
  readonly parties: readonly { readonly party: Party; readonly name: string }[];
  /** Between the first and the second party, then between the second and the third. */
  readonly flows: readonly (readonly Flow[])[];
  /** The connection between the first and the last party. */
  readonly checks?: Pick<Flow, 'what' | 'detail'>;
};

/** Steps in the lanes of those who take part. */
export type Swimlanes = {
  readonly heading: string;
  /** The parties from left to right. They stand at the heads of their lanes, in wide windows beside a machine. */
  readonly parties: readonly {
    readonly party: Party;
    readonly name: string;
    readonly machine?: MachineSlug;
  }[];
  /** A text for each party that takes part in the step. */
  readonly steps: readonly { readonly [P in Party]?: string }[];
};

export const whoPaysWhom = {
  parties: [
    { party: 'agency', name: 'We, the agency' },
    { party: 'hirer', name: 'You, the hirer' },
    { party: 'operator', name: 'The operator' },
  ],
  flows: [
    [
      { what: 'Profile', detail: 'to you, with the card checked', to: 'hirer' },
      {
        what: 'Our fee',
        detail: `to us, ${promises.feeInShort.text}`,
        to: 'agency',
        payment: true,
      },
    ],
    [
      { what: 'Pay', detail: 'to the operator, at the rate you agree', to: 'operator', payment: true },
      { what: 'Work', detail: 'to you, under your direction', to: 'hirer' },
    ],
  ],
  checks: {
    what: `We ${promises.checksInShort.text}`,
    detail: promises.freeForOperators.text,
  },
} as const satisfies PartiesDiagramText;
