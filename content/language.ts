/** The language of a text that is not in English, such as `pl`. The spell check then ignores the text. */
export type InLanguage = { readonly lang?: string };

/** The language of the header, the footer, calls to action, texts that all forms share and every page without its own
 * `lang`. The build removes redundant attributes. */
export const siteLanguage = 'en-GB';
