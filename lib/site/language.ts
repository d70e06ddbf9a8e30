/** The language of header, footer, calls and every page without its own `lang`. */
export const siteLanguage = 'en-GB';
