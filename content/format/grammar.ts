import { siteLanguage } from '../language.ts';

/** `a dumper`, `an excavator` */
export const withArticle = (words: string) => `${/^(?:a|e|i|o|u)/i.test(words) ? 'an' : 'a'} ${words}`;

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** `A, B and C` */
export const andList = new Intl.ListFormat(siteLanguage);

/** `A, B or C` */
export const orList = new Intl.ListFormat(siteLanguage, { type: 'disjunction' });
