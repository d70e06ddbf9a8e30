/** The language of the header, the footer, calls to action, texts that all forms share and every page without its own
 * `lang`. The build removes redundant attributes. */
export const siteLanguage = 'en-GB';
