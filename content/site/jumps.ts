/** Labels of jump links, keyed by headings that appear on many pages. */
export const usualJumps: Readonly<Record<string, string>> = {
  'Which ticket do you need?': 'Tickets',
  'Which machines and tickets?': 'Machines and tickets',
  'Daily checks to print': 'Daily check sheet',
};

/** Labels of jump links to kinds of sections. */
export const kindJumps = {
  checklist: 'Checklist to print',
  machines: 'Machines and tickets',
} as const;
