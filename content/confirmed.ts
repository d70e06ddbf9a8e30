/**
 * The promises that the owner has confirmed, with their text at that time. `npm run confirm` writes this file. If the
 * text of a promise changes, it must be confirmed again.
 */
export const confirmed: Readonly<Record<string, string>> = {};

/** The owner has read all sentences that were merged before this commit. */
export const confirmedAt: string = '';
