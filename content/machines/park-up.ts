/** The last line of every machine's checklist. */
export const parkUp = 'If unsafe, park up and report it';
