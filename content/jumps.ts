import type { Section } from './section';

/** Labels of jump links, keyed by headings that appear on many pages. */
export const usualJumps: Readonly<Record<string, string>> = {
  'Which ticket do you need?': 'Tickets',
  'Which machines and tickets?': 'Machines and tickets',
  'Daily checks to print': 'Daily check sheet',
};

/** Default labels of jump links, keyed by the kind of section. */
export const jumpsByKind: { readonly [Kind in Section['kind']]?: string } = {
  checklist: 'Checklist to print',
  machines: 'Machines and tickets',
};
