import type { SiteHref, SitePath } from './site-path';

/** A menu entry: a page, which has a name, or an internal or external link with its own label. */
export type MenuEntry = SitePath | { readonly label: string; readonly href: SiteHref | `https://${string}` };

/** The six services on the home page, in the header's menu and in the footer. */
export const featuredServices = [
  'dumper-operators',
  'excavator-operators',
  'grab-operators',
  'dozer-operators',
  'roller-operators',
  'loading-shovel-operators',
] as const;

const featured = featuredServices.map((slug) => `/services/${slug}` as const);

/** Header on desktops: the pages of the two menus. */
export const desktopMenus = {
  services: ['/services', ...featured, '/which-ticket'],
  locations: [
    '/locations/birmingham',
    '/locations/coventry',
    '/locations/wolverhampton',
    '/locations/leicester',
    '/locations/nottingham',
    '/locations',
  ],
} as const satisfies Record<string, readonly MenuEntry[]>;

/** Header on phones: shorter lists. */
export const mobileMenus = {
  services: ['/services', '/services/dumper-operators', '/services/excavator-operators', '/which-ticket'],
  locations: ['/locations/birmingham', '/locations/coventry', '/locations'],
} as const satisfies Record<keyof typeof desktopMenus, readonly MenuEntry[]>;

/** Header on phones: further pages, below all other entries. */
export const mobileFurther: readonly MenuEntry[] = ['/industries', '/resources', '/for-buyers'];

/** A menu and the label of its button. */
export type HeaderMenu = { readonly menu: keyof typeof desktopMenus; readonly label: string };

/** Header items, from left to right. On phones, they are listed from top to bottom. */
export const headerItems: readonly (MenuEntry | HeaderMenu)[] = [
  '/',
  '/about',
  { menu: 'services', label: 'Services' },
  { menu: 'locations', label: 'Locations' },
  '/hire-operators',
  '/contact',
];

/** The highlighted link after the other header items. */
export const headerAction = '/operator-registration' satisfies MenuEntry;

/** Pages that have another name in their own menu. */
export const menuNames: { readonly [Path in SitePath]?: string } = {
  '/services': 'All Services',
  '/locations': 'All Locations',
};

/** Footer: the pages about the agency, the services, the other lists and the ticket finder. */
export const footerColumns = [
  {
    heading: 'The agency',
    entries: [
      '/about',
      '/services',
      '/hire-operators',
      '/operator-registration',
      '/why-choose-us',
      '/for-buyers',
      '/testimonials',
      '/faq',
      '/privacy-policy',
      '/terms-conditions',
    ],
  },
  { heading: 'Operators', entries: featured },
  {
    heading: 'Towns, sectors, guides',
    entries: ['/locations', '/industries', '/resources', '/which-ticket'],
  },
] as const satisfies readonly { readonly heading: string; readonly entries: readonly MenuEntry[] }[];

/** Labels of the menus. */
export const menuWords = {
  /** Accessible name of the header's navigation. */
  main: 'Main',
  /** Accessible name of the further pages on phones. */
  further: 'More pages',
  /** The mobile menu: its button, its accessible name, and its close button. */
  menu: 'Menu',
  close: 'Close',
  /** The call bar's accessible name, and its second link. The link's last words are hidden if they don't fit. */
  callOrHire: 'Call or write',
  hire: { short: 'Write', rest: 'to us' },
  /** Heading of the footer's last column. */
  contact: 'Contact',
} as const;
