type Address = `https://${string}`;

/** A script that counts visitors, and what the privacy policy says about it. */
export type Statistics = {
  /** Whose it is, as the privacy policy names them. */
  readonly name: string;
  readonly script: Address;
  /** What the script reads from its own element. */
  readonly attributes: Readonly<Record<`data-${string}`, string>>;
  /** Where it sends to, when that's another origin than the script's. */
  readonly sendsTo?: Address;
  readonly cookies: boolean;
  /** How long the figures are kept, after “keeps”: `for three years`. */
  readonly kept: string;
  /** Whether the owner has read the privacy policy's words about it, and they're true. */
  readonly confirmed: boolean;
};

type Owner = Pick<Statistics, 'kept' | 'confirmed'>;

// Origins and attributes are those of each service's documentation: plausible.io/docs, usefathom.com/docs, umami.is/docs and
// docs.simpleanalytics.com/csp. None of the four sets cookies.

export const plausible = ({
  domain,
  script = 'https://plausible.io/js/script.js',
  ...owner
}: Owner & { readonly domain: string; readonly script?: Address }): Statistics => ({
  name: 'Plausible',
  script,
  attributes: { 'data-domain': domain },
  cookies: false,
  ...owner,
});

export const fathom = ({ site, ...owner }: Owner & { readonly site: string }): Statistics => ({
  name: 'Fathom',
  script: 'https://cdn.usefathom.com/script.js',
  attributes: { 'data-site': site },
  cookies: false,
  ...owner,
});

/** For Umami on a server of your own, pass the address of its script. */
export const umami = ({
  website,
  script = 'https://cloud.umami.is/script.js',
  sendsTo,
  ...owner
}: Owner & {
  readonly website: string;
  readonly script?: Address;
  readonly sendsTo?: Address;
}): Statistics => ({
  name: 'Umami',
  script,
  attributes: { 'data-website-id': website },
  ...(sendsTo && { sendsTo }),
  cookies: false,
  ...owner,
});

export const simpleAnalytics = (owner: Owner): Statistics => ({
  name: 'Simple Analytics',
  script: 'https://scripts.simpleanalyticscdn.com/latest.js',
  attributes: {},
  sendsTo: 'https://queue.simpleanalyticscdn.com',
  cookies: false,
  ...owner,
});

/** What the privacy policy says about it. */
export const statisticsText = ({ name, cookies, kept }: Statistics): string =>
  `We count visits with ${name}, whose script runs on every page and gets your internet address with each visit, as any server does. It ${cookies ? 'sets cookies' : 'sets no cookies'}, and ${name} keeps the figures ${kept}.`;
