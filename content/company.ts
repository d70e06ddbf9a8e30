/** The sample company's names. `npm run check:launch` reports them if the site still uses them. */
export const sampleNames = { name: 'Brindley Plant Operators', shortName: 'Brindley' } as const;

/** An office. The page of a town shows the nearest one. */
export type Office = {
  /** The name of the office as pages show it. */
  readonly town: string;
  /** The phone number as it is printed, in any common format. */
  readonly phone: string;
  readonly email: string;
  /**
   * The phone hours in the order of the week, in local time. `days` are schema.org's names of days. A day with a lunch
   * break needs two entries, each with its own `text`. A day on which the phone is answered around the clock is open
   * from `00:00` to `23:59`. A day by appointment has no entry: write it into `hours.notes` in content/pages/contact.ts.
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
  /** The postal address. Pages and structured data contain it unless it is `null`. */
  readonly address: null | { readonly street: string; readonly postcode: string };
  /** The centre of the town in degrees north and east, if the town has no page in content/towns. */
  readonly place?: { readonly latitude: number; readonly longitude: number };
};

/** One or more offices. The first is the main office. */
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
  // Another office goes here: docs/adding-an-office.md shows an example.
];

/** The office whose details are shown where there is room for only one, such as in the header. */
export const [mainOffice] = offices;

/** An incorporated firm has a `number` and a `place`. A sole trader or a partnership has neither. */
type LegalEntity = {
  /** The name of the firm, or the owner's name. */
  readonly name: string;
  /** The address of the registered office on one line, or an address for letters. */
  readonly office: string;
  /** For example `GB 123 4567 89`. */
  readonly vatNumber?: string;
} & (
  | { readonly number: string; readonly place: string }
  | { readonly number?: undefined; readonly place?: undefined }
);

export type Company = {
  readonly name: string;
  readonly shortName: string;
  readonly offices: typeof offices;
  readonly outOfHoursPhone: string | null;
  readonly whatsapp: string | null;
  readonly textMessages: string | null;
  readonly openOnBankHolidays: boolean;
  readonly relayUk: boolean;
  readonly timeZone: string;
  readonly otherNumbers: readonly string[];
  readonly origin: string;
  readonly databaseRegion: string | null;
  readonly legalEntity: LegalEntity | null;
  readonly person: { readonly name: string; readonly role: string } | null;
  readonly social: readonly { readonly name: string; readonly href: `https://${string}` | null }[];
};

/**
 * The company's details. All of them are sample data, and this file is the only place to replace them: the name is
 * invented, the phone number is reserved for TV drama, and the domain is reserved for examples.
 */
export const company: Company = {
  name: 'Brindley Plant Operators',
  /** The suffix of every page title. A short name leaves more room for the page's own title in search results. */
  shortName: 'Brindley',
  offices,
  /**
   * A phone number for calls outside office hours, shown wherever the main phone number is unless it is `null`. The
   * footer, the phone menu and the contact page also show the next two numbers.
   */
  outOfHoursPhone: null,
  /** The numbers for WhatsApp and for text messages. They can be the same as another number. */
  whatsapp: null,
  textMessages: null,
  /** True if you answer the phone on bank holidays too. */
  openOnBankHolidays: false,
  /** True if your staff can take calls through Relay UK. The contact page then explains how to make them. */
  relayUk: false,
  /** The time zone of the company's opening hours and dates. */
  timeZone: 'Europe/London',
  /** Other phone numbers that your pages show, such as your accounts or a helpline: `['0300 003 1747']`. */
  otherNumbers: [],
  /** The origin of the site if NEXT_PUBLIC_SITE_URL is not set. */
  origin: 'https://www.brindleyplant.example',
  /**
   * The location of the database, such as `London, United Kingdom`. The privacy policy mentions it unless it is `null`.
   */
  databaseRegion: null,
  /**
   * The firm or person behind the name, shown unless it is `null`: the name and numbers in the footer and on Contact and
   * About, and all of it on the legal pages and the page for buyers. `vatNumber` is optional: pages state that the company
   * isn't registered for VAT only if `vatPercent` in content/costs/worked-example.ts is 0.
   */
  legalEntity: null,
  /** The contact person, shown in the footer and on the contact and About pages unless it is `null`. */
  person: null,
  /**
   * The footer shows each name, as a link once you enter the URL of the profile. Remove the lines of networks that you
   * don't use. The list may be empty.
   */
  social: [
    { name: 'LinkedIn', href: null },
    { name: 'Facebook', href: null },
    { name: 'X', href: null },
  ],
};

/** `null` if nobody answers at night. Then also delete the promise `support`. */
export const supportSlogan: string | null = '24/7 support for active projects';

/** The regions that the agency covers, in display order. */
export const regions = [
  'West Midlands',
  'East Midlands',
  'Staffordshire',
  'Worcestershire',
  'Warwickshire',
] as const;

/** Counties outside these regions in which the agency covers only some towns. The list may be empty. */
export const beyondRegions = ['Shropshire'] as const satisfies readonly string[];

export type Region = (typeof regions | typeof beyondRegions)[number];
