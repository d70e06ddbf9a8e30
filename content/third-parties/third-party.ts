/** A full address on another site. */
export type Address = `https://${string}`;

/**
 * Whether a third party stores anything in the visitor's browser. PECR, the UK's cookie law, asks for consent first unless the
 * visitor asked for what needs it, so `without-consent` is a finding of `npm run check:launch`.
 */
export type Cookies = 'none' | 'after-consent' | 'without-consent';

/** The words for each, after the name of a company. */
export const cookieWords: Readonly<Record<Cookies, string>> = {
  none: 'sets no cookies',
  'after-consent': 'sets cookies only if you agree to them',
  'without-consent': 'sets cookies',
};
