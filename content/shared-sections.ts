import type { Section } from './model/section.ts';
import { link } from './model/text.ts';
import { regulations } from './regulations.ts';
import { sources } from './sources.ts';

export const whatToTell = {
  kind: 'list',
  heading: 'What to tell us when you call',
  items: [
    'Your machine: make, model, size and attachments',
    'The site: address or nearest town, and who to ask for at the gate',
    'The dates: first day, how long for, shift times, any nights or weekends',
    'The work: digging, loading, lifting, trimming or tipping',
    'The card your site asks for, if it sets one',
    'The risks: lifting, slopes, live traffic, services or contaminated ground',
    'The pay you’re offering, and how you’ll take them on',
  ],
} as const satisfies Section;

/** Has no full stop, so that pages can continue the second sentence. */
export const coalPermit = [
  `${regulations.coalPermit.asks} Apply to the `,
  link(sources.coalPermits.publisher, regulations.coalPermit.href),
] as const;

/** Completes a clause such as `see …`. The linked section has the limits, so that they stand in one place. */
export const nightLimits = link(
  'how many hours of nights the law allows',
  '/hire-operators#what-to-agree-with-the-operator-before-they-start',
);
