/** Applies to the header, the footer, calls to action and every page without its own `lang`. */
export const siteLanguage = 'en-GB';
