/**
 * The commitments that the owner has confirmed, each with its words at that time. `npm run confirm` writes this file. A commitment whose
 * words have changed since then is unconfirmed again.
 */
export const confirmed: Readonly<Record<string, string>> = {};
