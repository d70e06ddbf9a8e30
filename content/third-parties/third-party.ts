export type HttpsUrl = `https://${string}`;

/**
 * States if a third party stores data in the visitor's browser. PECR, the UK's cookie law, requires consent first,
 * unless the visitor asked for a feature that needs the data. `npm run check:launch` therefore reports
 * `without-consent`.
 */
export type Cookies = 'none' | 'after-consent' | 'without-consent';

/** The text in the privacy policy for each value. It follows the name of the company. */
export const cookieText: Readonly<Record<Cookies, string>> = {
  none: 'sets no cookies',
  'after-consent': 'sets cookies only if you agree to them',
  'without-consent': 'sets cookies',
};
