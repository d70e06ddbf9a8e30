import type { Section } from './section';

/** The words of the links under the h1 for headings that many pages have. */
export const usualJumps: Readonly<Record<string, string>> = {
  'Which ticket do you need?': 'Tickets',
  'Which machines and tickets?': 'Machines and tickets',
  'Daily checks to print': 'Start-of-shift sheet',
};

/** The words for a section that has none of its own, by its kind. */
export const jumpsByKind: { readonly [Kind in Section['kind']]?: string } = {
  checklist: 'Checklist to print',
  machines: 'Machines and tickets',
};
