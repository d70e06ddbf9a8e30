export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Joins a list with commas and "or": `A, B or C`. */
export const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });
