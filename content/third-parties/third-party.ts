/** An absolute URL on another site. */
export type Address = `https://${string}`;

/**
 * States whether a third party stores data in the visitor's browser. PECR, the UK's cookie law, requires prior consent unless
 * the visitor requested a feature that needs the data, so `npm run check:launch` reports `without-consent`.
 */
export type Cookies = 'none' | 'after-consent' | 'without-consent';

/** The text for each value, printed after a company's name. */
export const cookieWords: Readonly<Record<Cookies, string>> = {
  none: 'sets no cookies',
  'after-consent': 'sets cookies only if you agree to them',
  'without-consent': 'sets cookies',
};
