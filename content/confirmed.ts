/**
 * The commitments that the owner has confirmed, with their text at that time. `npm run confirm` writes this file. A commitment whose
 * text has changed since then counts as unconfirmed.
 */
export const confirmed: Readonly<Record<string, string>> = {};
