import type { SitePath } from './site-path';

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
} as const satisfies Record<string, readonly SitePath[]>;

/** Header, phone: shorter lists. */
export const mobileMenus = {
  services: ['/services', '/services/dumper-operators', '/services/excavator-operators', '/which-ticket'],
  locations: ['/locations/birmingham', '/locations/coventry', '/locations'],
} as const satisfies Record<keyof typeof desktopMenus, readonly SitePath[]>;

/** Header: its items from left to right, and from top to bottom on phones. A dropdown has the label of its button. */
export const headerItems = [
  '/',
  '/about',
  { menu: 'services', label: 'Services' },
  { menu: 'locations', label: 'Locations' },
  '/hire-operators',
  '/contact',
] as const satisfies readonly (
  SitePath | { readonly menu: keyof typeof desktopMenus; readonly label: string }
)[];

/** Header: the highlighted link after its items. */
export const headerAction = '/operator-registration' satisfies SitePath;

/** Pages that their own menu calls by another name. */
export const menuNames: { readonly [Path in SitePath]?: string } = {
  '/services': 'All Services',
  '/locations': 'All Locations',
};

/** Footer: the pages about the agency, the services, then the other lists and the finder of tickets. */
export const footerColumns = [
  {
    heading: 'The agency',
    paths: [
      '/about',
      '/services',
      '/hire-operators',
      '/operator-registration',
      '/why-choose-us',
      '/testimonials',
      '/faq',
      '/privacy-policy',
      '/terms-conditions',
    ],
  },
  { heading: 'Operators', paths: featured },
  { heading: 'Towns, sectors, guides', paths: ['/locations', '/industries', '/resources', '/which-ticket'] },
] as const satisfies readonly { readonly heading: string; readonly paths: readonly SitePath[] }[];

/** The words of the menus themselves. */
export const menuWords = {
  /** The header's links, to screen readers. */
  main: 'Main',
  /** The phone's menu: its button, itself, and the button that closes it. */
  menu: 'Menu',
  close: 'Close',
  /** The bar at the thumb, to screen readers; its second link, whose last words go where there is no room. */
  callOrHire: 'Call or write',
  hire: { short: 'Tell us', rest: 'the job' },
  /** The footer's last column. */
  contact: 'Contact',
} as const;
