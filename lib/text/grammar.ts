export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** `A, B and C` */
export const andList = new Intl.ListFormat('en-GB');

/** `A, B or C` */
export const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });
