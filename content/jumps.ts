import { blocks } from './blocks';

/** What people come to a long page for: a heading of the page, and the words of the link to it under the h1. */
export type Jumps = Readonly<Record<string, string>>;

/** The words for headings that many pages have. */
export const usualJumps: Jumps = {
  'Which ticket do you need?': 'Which ticket?',
  'Which machines and tickets?': 'Which ticket?',
  [blocks.checksAndPay.heading]: 'Checks and pay',
  'Daily checks to print': 'Start-of-shift sheet',
};

/** The words for a checklist that has none of its own. */
export const checklistJump = 'Checklist to print';
