/** The sample names. `npm run check:launch` rejects them. */
export const sampleNames = { name: 'Brindley Plant Operators', shortName: 'Brindley' } as const;

/** An office. Town pages show the nearest one. */
export type Office = {
  /** Name of the office on pages. */
  readonly town: string;
  /** The number as printed, in any common format. Links are derived from it. */
  readonly phone: string;
  readonly email: string;
  /**
   * Phone hours in the order of the week. `days` are schema.org day names, times are local. Days with a lunch break need two
   * entries. Days without a break at night are open from `00:00` to `23:59`.
   */
  readonly hours: readonly {
    readonly label: string;
    readonly text: string;
    readonly days: readonly (
      'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
    )[];
    readonly opens: string;
    readonly closes: string;
  }[];
  /** Postal address. If it isn't `null`, pages and structured data contain it. */
  readonly address: null | { readonly street: string; readonly postcode: string };
  /** The centre of a town without a page in content/locations, in degrees north and east. */
  readonly place?: { readonly latitude: number; readonly longitude: number };
};

/** One or more offices. The first one represents the company in places with room for only one, such as the header. */
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
 * The company's details. All of them are sample data: the name is invented, the phone number is from Ofcom's range for drama,
 * and the domain is reserved. Replace them only in this file.
 */
export const company = {
  name: 'Brindley Plant Operators',
  /** The suffix of browser titles. A short suffix leaves more room for the page's title in search results. */
  shortName: 'Brindley',
  offices,
  /** Details of the first office. */
  city,
  phone,
  email,
  hours,
  /**
   * A number for calls outside all office hours. If it isn't `null`, it is shown beside the phone number. The next two fields
   * work in the same way.
   */
  outOfHoursPhone: null as null | string,
  /** The numbers for WhatsApp and for text messages. They may be the same as another number. */
  whatsapp: null as null | string,
  textMessages: null as null | string,
  /** True if staff can take calls through Relay UK. Then the contact page explains how to make one. */
  relayUk: false as boolean,
  /** The company's time zone, for opening hours and dates. */
  timeZone: 'Europe/London',
  /** The site's origin if NEXT_PUBLIC_SITE_URL isn't set. */
  origin: 'https://www.brindleyplant.example',
  /**
   * Makes browsers use https for every subdomain too. Set this to true only if all subdomains support https, including mail and
   * intranet, because browsers remember it for a year. Also change the header in deploy/nginx.conf and vercel.json.
   */
  hstsIncludeSubDomains: false as boolean,
  /** The database's location, such as `London, United Kingdom`. Printed in the privacy policy if it isn't `null`. */
  databaseRegion: null as null | string,
  /**
   * Registered details, shown if they aren't `null`. `office` is the address of the registered office in one line. `vatNumber` is
   * optional: `GB 123 4567 89`.
   */
  registration: null as null | {
    readonly registeredName: string;
    readonly number: string;
    readonly place: string;
    readonly office: string;
    readonly vatNumber?: string;
  },
  /** The contact person, shown on the contact page and the About page if it isn't `null`. */
  person: null as null | { readonly name: string; readonly role: string },
  /** Placeholders: enter the address of each profile, or remove the line. */
  social: [
    { name: 'LinkedIn', href: null },
    { name: 'Facebook', href: null },
    { name: 'X', href: null },
  ] as readonly { readonly name: string; readonly href: `https://${string}` | null }[],
} as const;

/** The phone number for running text, with no-break spaces. */
export const phoneInText = company.phone.replaceAll(' ', '\u00a0');

/** The service outside office hours. */
export const outOfHours = '24/7 support for active projects';

/** Regions covered, in display order. */
export const regions = [
  'West Midlands',
  'East Midlands',
  'Staffordshire',
  'Worcestershire',
  'Warwickshire',
] as const;

/** Counties outside those regions in which only some towns are covered. May be empty. */
export const beyondRegions: readonly string[] = ['Shropshire'];
