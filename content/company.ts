/** The names as shipped. `npm run check:launch` refuses them. */
export const sampleNames = { name: 'Brindley Plant Operators', shortName: 'Brindley' } as const;

/**
 * The company as the site shows it. Everything here is sample data: the name is made up, the phone number is from
 * Ofcom's range for drama, the domain is reserved. An owner replaces it in this file only.
 */
export const company = {
  name: 'Brindley Plant Operators',
  /** What browser titles end with: short, so that more of the page's own words show in search results. */
  shortName: 'Brindley',
  city: 'Birmingham',
  /** As printed, in any usual form; links are made from it. */
  phone: '0121 496 0123',
  /** A second number, for calls outside the office hours. Shown beside the phone once an owner fills it in, as are the next two. */
  outOfHoursPhone: null as null | string,
  /** The number that has WhatsApp, and the one that takes text messages: the same as another, or their own. */
  whatsapp: null as null | string,
  textMessages: null as null | string,
  /** Whether calls through Relay UK are expected: whoever answers the phone knows what they are. The contact page then says how. */
  relayUk: false as boolean,
  email: 'hello@brindleyplant.example',
  /** Where the company's days begin and end. */
  timeZone: 'Europe/London',
  /** Where the site lives when NEXT_PUBLIC_SITE_URL is not set. */
  origin: 'https://www.brindleyplant.example',
  /**
   * Whether browsers are told to use https for every subdomain of the domain as well. Set it to true only when all of them,
   * mail and intranet included, answer https: browsers remember it for a year. The header is also in deploy/nginx.conf
   * and vercel.json.
   */
  hstsIncludeSubDomains: false as boolean,
  /** Registered details and postal address: shown, and told to search engines, once an owner fills them in. */
  registration: null as null | {
    readonly registeredName: string;
    readonly number: string;
    readonly place: string;
    readonly street: string;
    readonly postcode: string;
  },
  /** Whom callers ask for: shown on the contact page and on that about the company once an owner fills it in. */
  person: null as null | { readonly name: string; readonly role: string },
  /** Placeholders: an owner puts the profile's address, or removes the line. */
  social: [
    { name: 'LinkedIn', href: null },
    { name: 'Facebook', href: null },
    { name: 'X', href: null },
  ] as readonly { readonly name: string; readonly href: `https://${string}` | null }[],
} as const;

/** The phone number for running text, where it stays on one line. */
export const phoneInText = company.phone.replaceAll(' ', '\u00a0');

/** Office hours in the order of the week. `days` are schema.org day names, times are local. */
export const hours = [
  {
    label: 'Monday to Friday',
    text: '7am-6pm',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '07:00',
    closes: '18:00',
  },
  { label: 'Saturday', text: '8am-1pm', days: ['Saturday'], opens: '08:00', closes: '13:00' },
] as const;

/** What is offered outside the office hours. */
export const outOfHours = '24/7 support for active projects';

/** Regions covered, in the order shown. */
export const regions = [
  'West Midlands',
  'East Midlands',
  'Staffordshire',
  'Worcestershire',
  'Warwickshire',
] as const;

/** Counties outside those regions where some towns are covered too. May be empty. */
export const beyondRegions: readonly string[] = ['Shropshire'];
