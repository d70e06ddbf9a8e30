import type { InLanguage } from './model/text.ts';
import { slugs, type MachineSlug, type SiteHref, type SitePath } from './paths.ts';

/** A menu item: the path of a page, or a link with its own label. */
export type MenuItem =
  SitePath | ({ readonly label: string; readonly href: SiteHref | `https://${string}` } & InLanguage);

/** The machines that are shown on the home page, in the header's menu and in the footer. */
export const featuredMachines: readonly MachineSlug[] = slugs.machines.slice(0, 6);

const featured = featuredMachines.map((slug) => `/services/${slug}` as const);

/** A menu in the header. On phones, it lists fewer items. */
export type Menu = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onPhones: readonly MenuItem[];
} & InLanguage;

const allServices = { label: 'All Services', href: '/services' } as const;
const allLocations = { label: 'All Locations', href: '/locations' } as const;

/** The items of the header, from left to right. The menu on phones lists them from top to bottom. */
export const headerItems: readonly (MenuItem | Menu)[] = [
  '/',
  '/about',
  {
    label: 'Services',
    items: [allServices, ...featured, '/which-ticket'],
    onPhones: [allServices, ...featured.slice(0, 2), '/which-ticket'],
  },
  {
    label: 'Locations',
    items: [
      '/locations/birmingham',
      '/locations/coventry',
      '/locations/wolverhampton',
      '/locations/leicester',
      '/locations/nottingham',
      allLocations,
    ],
    onPhones: ['/locations/birmingham', '/locations/coventry', allLocations],
  },
  '/hire-operators',
  '/contact',
];

/** Further pages, at the end of the phone menu. */
export const mobileFurtherPages: readonly MenuItem[] = ['/industries', '/resources', '/for-buyers'];

/** A highlighted link after the other header items. */
export const headerAction = '/operator-registration' satisfies MenuItem;

/** The columns of the footer before the contact details. */
export const footerColumns: readonly {
  readonly heading: string;
  readonly items: readonly MenuItem[];
}[] = [
  {
    heading: 'The agency',
    items: [
      '/about',
      '/services',
      '/hire-operators',
      '/operator-registration',
      '/why-choose-us',
      '/privacy-policy',
      '/terms-conditions',
    ],
  },
  {
    heading: 'Operators',
    items: featured,
  },
  {
    heading: 'Towns, guides, answers',
    items: [
      '/locations',
      '/industries',
      '/resources',
      '/which-ticket',
      '/for-buyers',
      '/testimonials',
      '/faq',
    ],
  },
];

export const menuText = {
  /** The accessible name of the header's navigation. */
  main: 'Main',
  /** The accessible name of the further pages on phones. */
  further: 'More pages',
  /** The button that opens the menu on phones, the menu's accessible name, and the button that closes it. */
  menu: 'Menu',
  close: 'Close',
  /** The accessible name of the call bar, and the text of its second link. In very narrow bars, `rest` is hidden. */
  callOrWrite: 'Call or write',
  write: { short: 'Write', rest: 'to us' },
  /** The heading of the footer's last column. */
  contact: 'Contact',
} as const;
