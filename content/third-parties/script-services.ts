import { cookieText, type Cookies, type HttpsUrl } from './third-party.ts';

/** `name`, `purpose`, `cookies` and `kept` appear in the privacy policy. */
export type ThirdPartyScript = {
  /** The name of the company or the product in the privacy policy. */
  readonly name: string;
  /** The end of the sentence “We use … to”, such as `count visits`. */
  readonly purpose: string;
  readonly script: HttpsUrl;
  /** Attributes of the script element, from which the script reads its settings. */
  readonly attributes: Readonly<Record<`data-${string}`, string>>;
  /** JavaScript that must run first, such as settings in a global variable. */
  readonly before?: string;
  /** The origin that the script sends data to, if it is not the origin of the script. */
  readonly sendsTo?: HttpsUrl;
  readonly cookies: Cookies;
  /** How long the company stores the data, as the end of “keeps it”: `for three years`. */
  readonly kept: string;
  /** True if the owner has confirmed that the sentence in the privacy policy is correct. */
  readonly confirmed: boolean;
};

type Owner = Pick<ThirdPartyScript, 'kept' | 'confirmed'>;

const countsVisits = { purpose: 'count visits', attributes: {}, cookies: 'none' } as const;

// Origins and attributes are documented at plausible.io/docs, usefathom.com/docs, umami.is/docs,
// docs.simpleanalytics.com/csp and developer.matomo.org/guides/tracking-javascript-guide.

export const plausible = ({
  domain,
  script = 'https://plausible.io/js/script.js',
  ...owner
}: Owner & { readonly domain: string; readonly script?: HttpsUrl }): ThirdPartyScript => ({
  ...countsVisits,
  name: 'Plausible',
  script,
  attributes: { 'data-domain': domain },
  ...owner,
});

export const fathom = ({ site, ...owner }: Owner & { readonly site: string }): ThirdPartyScript => ({
  ...countsVisits,
  name: 'Fathom',
  script: 'https://cdn.usefathom.com/script.js',
  attributes: { 'data-site': site },
  ...owner,
});

const umamiCloud = {
  script: 'https://cloud.umami.is/script.js',
  sendsTo: 'https://gateway.umami.is',
} as const;

/** If you host Umami yourself, pass the URL of its script. Then it sends data to the same origin. */
export const umami = ({
  website,
  script = umamiCloud.script,
  sendsTo = script === umamiCloud.script ? umamiCloud.sendsTo : undefined,
  ...owner
}: Owner & {
  readonly website: string;
  readonly script?: HttpsUrl;
  readonly sendsTo?: HttpsUrl;
}): ThirdPartyScript => ({
  ...countsVisits,
  name: 'Umami',
  script,
  // Name the receiver, because the script's own default has changed several times and the policy blocks other hosts.
  attributes: { 'data-website-id': website, ...(sendsTo && { 'data-host-url': sendsTo }) },
  ...(sendsTo && { sendsTo }),
  ...owner,
});

export const simpleAnalytics = (owner: Owner): ThirdPartyScript => ({
  ...countsVisits,
  name: 'Simple Analytics',
  script: 'https://scripts.simpleanalyticscdn.com/latest.js',
  sendsTo: 'https://queue.simpleanalyticscdn.com',
  ...owner,
});

/**
 * Sets no cookies by default. `server` is Matomo's URL, such as `https://example.matomo.cloud`. If you use a consent
 * manager that calls `rememberCookieConsentGiven`, set `cookies` to `after-consent`.
 */
export const matomo = ({
  server,
  siteId,
  cookies = 'none',
  ...owner
}: Owner & {
  readonly server: HttpsUrl;
  readonly siteId: number;
  readonly cookies?: 'none' | 'after-consent';
}): ThirdPartyScript => ({
  ...countsVisits,
  name: 'Matomo',
  script: `${server}/matomo.js`,
  before: `var _paq=[['${cookies === 'none' ? 'disableCookies' : 'requireCookieConsent'}'],['trackPageView'],['enableLinkTracking'],['setTrackerUrl','${server}/matomo.php'],['setSiteId','${siteId}']];`,
  cookies,
  ...owner,
});

export const scriptText = ({ name, purpose, cookies, kept }: ThirdPartyScript): string =>
  `We use ${name} to ${purpose}. Its script runs on every page and gets your internet address with each visit, as any server does. It ${cookieText[cookies]}, and ${name} keeps what it collects ${kept}.`;
