import type { SitePath } from './site-path';

/** Header, desktop: the pages of the two dropdowns. */
export const desktopMenus = {
  services: [
    '/services',
    '/services/dumper-operators',
    '/services/excavator-operators',
    '/services/grab-operators',
    '/services/dozer-operators',
    '/services/roller-operators',
    '/services/loading-shovel-operators',
    '/which-ticket',
  ],
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
} as const satisfies Record<string, readonly SitePath[]>;

/** The six services that home and the footer show. */
export const featuredServices = [
  'dumper-operators',
  'excavator-operators',
  'grab-operators',
  'dozer-operators',
  'roller-operators',
  'loading-shovel-operators',
] as const;

/** Footer: the pages about the agency, then the lists. */
export const footerPages = [
  '/about',
  '/services',
  '/hire-operators',
  '/operator-registration',
  '/why-choose-us',
  '/testimonials',
  '/faq',
  '/privacy-policy',
  '/terms-conditions',
] as const satisfies readonly SitePath[];

/** Footer: the lists of each family, and the finder of tickets. */
export const footerHubs = [
  '/locations',
  '/industries',
  '/resources',
  '/which-ticket',
] as const satisfies readonly SitePath[];
