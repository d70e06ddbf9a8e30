/** An id for a fragment: lower-case letters, digits and hyphens only. */
export const toId = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** An ISO date as people in the UK write it: `20 November 2026`. */
export const formatDate = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(iso));

/** Keeps the code of a category on the line of its scheme: `CPCS A09` never breaks, nor does `endorsement C`. */
export const keepCodes = (words: string) =>
  words.replace(/\b(CPCS|NPORS) (?=[AND]\d)|\b(endorsement) (?=[A-Z]\b)/g, '$1$2\u00a0');
