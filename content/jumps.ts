import { blocks } from './blocks';
import type { Section } from './section';

/** What people come to a long page for: a heading of the page, and the words of the link to it under the h1. */
export type Jumps = Readonly<Record<string, string>>;

/** The words for headings that many pages have. */
export const usualJumps: Jumps = {
  'Which ticket do you need?': 'Which ticket?',
  'Which machines and tickets?': 'Which ticket?',
  [blocks.checksAndPay.heading]: 'Checks and pay',
  'Daily checks to print': 'Start-of-shift sheet',
};

/** The words for a section that has none of its own, by its kind. */
export const jumpsByKind: { readonly [Kind in Section['kind']]?: string } = {
  checklist: 'Checklist to print',
  machines: 'Which machine and ticket?',
};
