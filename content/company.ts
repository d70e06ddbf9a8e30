/** The names as shipped. `npm run check:launch` refuses them. */
export const sampleNames = { name: 'Brindley Plant Operators', shortName: 'Brindley' } as const;

/** An office: pages about towns show the nearest. */
export type Office = {
  /** As pages name the office. */
  readonly town: string;
  /** As printed, in any usual form; links are made from it. */
  readonly phone: string;
  readonly email: string;
  /** When the phone is answered, in the order of the week. `days` are schema.org day names, times are local. */
  readonly hours: readonly {
    readonly label: string;
    readonly text: string;
    readonly days: readonly (
      'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
    )[];
    readonly opens: string;
    readonly closes: string;
  }[];
  /** Where post reaches it: shown, and told to search engines, once an owner fills it in. */
  readonly address: null | { readonly street: string; readonly postcode: string };
  /** For a town without a page in content/locations: its centre, in degrees north and east. */
  readonly place?: { readonly latitude: number; readonly longitude: number };
};

/** One or more. The first speaks for the company wherever there is room for one alone, such as in the header. */
const offices: readonly [Office, ...Office[]] = [
  {
    town: 'Birmingham',
    phone: '0121 496 0123',
    email: 'hello@brindleyplant.example',
    hours: [
      {
        label: 'Monday to Friday',
        text: '7am-6pm',
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:00',
        closes: '18:00',
      },
      { label: 'Saturday', text: '8am-1pm', days: ['Saturday'], opens: '08:00', closes: '13:00' },
    ],
    address: null,
  },
  // Another office goes here: docs/adding-pages.md shows one.
];

const [{ town: city, phone, email, hours }] = offices;

/**
 * The company as the site shows it. Everything here is sample data: the name is made up, the phone number is from
 * Ofcom's range for drama, the domain is reserved. An owner replaces it in this file only.
 */
export const company = {
  name: 'Brindley Plant Operators',
  /** What browser titles end with: short, so that more of the page's own words show in search results. */
  shortName: 'Brindley',
  offices,
  /** Those of the first office. */
  city,
  phone,
  email,
  hours,
  /** A number for calls outside every office's hours. Shown beside the phone once an owner fills it in, as are the next two. */
  outOfHoursPhone: null as null | string,
  /** The number that has WhatsApp, and the one that takes text messages: the same as another, or their own. */
  whatsapp: null as null | string,
  textMessages: null as null | string,
  /** Whether calls through Relay UK are expected: whoever answers the phone knows what they are. The contact page then says how. */
  relayUk: false as boolean,
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
  /** Where the database is, as in `London, United Kingdom`: the privacy policy says it once an owner fills it in. */
  databaseRegion: null as null | string,
  /** Registered details: shown once an owner fills them in. `office` is the address of the registered office, in one line. */
  registration: null as null | {
    readonly registeredName: string;
    readonly number: string;
    readonly place: string;
    readonly office: string;
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
