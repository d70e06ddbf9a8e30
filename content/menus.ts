import type { SiteHref, SitePath } from './site-path';

/** An entry of a menu: a page, which has a name, or a link with a label of its own, here or to another site. */
export type MenuEntry = SitePath | { readonly label: string; readonly href: SiteHref | `https://${string}` };

/** The six services that home, the header's menu and the footer show. */
export const featuredServices = [
  'dumper-operators',
  'excavator-operators',
  'grab-operators',
  'dozer-operators',
  'roller-operators',
  'loading-shovel-operators',
] as const;

const featured = featuredServices.map((slug) => `/services/${slug}` as const);

/** Header, desktop: the pages of the two dropdowns. */
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

/** Header, phone: shorter lists. */
export const mobileMenus = {
  services: ['/services', '/services/dumper-operators', '/services/excavator-operators', '/which-ticket'],
  locations: ['/locations/birmingham', '/locations/coventry', '/locations'],
} as const satisfies Record<keyof typeof desktopMenus, readonly MenuEntry[]>;

/** Header, phone: further pages, below everything else. */
export const mobileFurther: readonly MenuEntry[] = ['/industries', '/resources'];

/** A dropdown, with the label of its button. */
export type HeaderMenu = { readonly menu: keyof typeof desktopMenus; readonly label: string };

/** Header: its items from left to right, and from top to bottom on phones. */
export const headerItems: readonly (MenuEntry | HeaderMenu)[] = [
  '/',
  '/about',
  { menu: 'services', label: 'Services' },
  { menu: 'locations', label: 'Locations' },
  '/hire-operators',
  '/contact',
];

/** Header: the highlighted link after its items. */
export const headerAction = '/operator-registration' satisfies MenuEntry;

/** Pages that their own menu calls by another name. */
export const menuNames: { readonly [Path in SitePath]?: string } = {
  '/services': 'All Services',
  '/locations': 'All Locations',
};

/** Footer: the pages about the agency, the services, then the other lists and the finder of tickets. */
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

/** The words of the menus themselves. */
export const menuWords = {
  /** The header's links, to screen readers. */
  main: 'Main',
  /** The phone's further pages, to screen readers. */
  further: 'More pages',
  /** The phone's menu: its button, itself, and the button that closes it. */
  menu: 'Menu',
  close: 'Close',
  /** The bar at the thumb, to screen readers; its second link, whose last words go where there is no room. */
  callOrHire: 'Call or write',
  hire: { short: 'Tell us', rest: 'the job' },
  /** The footer's last column. */
  contact: 'Contact',
} as const;
