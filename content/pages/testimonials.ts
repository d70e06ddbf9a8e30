import type { TopPage } from './top-page';

/** A quote from a client. */
export type Testimonial = {
  /** Who speaks: a person with a role, or a role alone. */
  readonly name: string;
  /** The firm, or a description of it. */
  readonly company: string;
  readonly text: string;
};

/**
 * SAMPLE CONTENT, to be replaced before launch. Nobody said these words: they show the layout. Put real quotes here
 * with the speakers' written agreement, then clear `note` and set `sample` to false. Invented reviews mislead buyers and are against the law.
 */
export const testimonials = {
  title: 'Testimonials',
  description:
    'Card checks, early answers and the right category: what hirers may expect from an introducer of plant operators. Sample quotes for now.',
  heading: 'Testimonials',
  intro: 'What a hirer may fairly expect, put as three site people might put it.',
  updated: '2026-11-20',
  note: 'These are sample quotes, shown until clients’ own words have been agreed with them for publication.',
  /** Whether nobody has said these words. The launch check refuses them. */
  sample: true,
  /** How many of five stars each quote shows. */
  stars: 5,
  quotes: [
    {
      name: 'Site Manager',
      company: 'Groundworks contractor, Coventry',
      text: 'I rang at eight with a 13-tonne machine standing idle. Two profiles came back, cards already checked, and I picked the one who had dug drainage all year. First question on site was for the service drawings.',
    },
    {
      name: 'Quarry Manager',
      company: 'Hard-rock quarry, Leicestershire',
      text: 'They wanted our vehicle rules and the scheme we accept before giving a single name. It slowed the call by five minutes and saved us a morning at the gate. The shovel driver had face experience, as asked.',
    },
    {
      name: 'Project Manager',
      company: 'Civil engineering firm, Stafford',
      text: 'What I valued was a straight no. They had nobody with the lifting endorsement for the Monday and said so on the Thursday, then found someone for the Wednesday. I could plan round that.',
    },
  ],
} as const satisfies TopPage & {
  readonly note: string;
  readonly sample: boolean;
  readonly stars: number;
  readonly quotes: readonly Testimonial[];
};
