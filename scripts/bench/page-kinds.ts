import type { SitePath } from '@/content/site-path';

/** One page of each kind. The 404 page is asked for by its file, since Lighthouse refuses to rate an answer of 404. */
export const pageKinds = {
  home: '/',
  list: '/services',
  service: '/services/excavator-operators',
  location: '/locations/birmingham',
  resource: '/resources/certifications',
  contact: '/contact',
  registration: '/operator-registration',
  '404': '/404',
} as const satisfies Readonly<Record<string, SitePath | '/404'>>;

/** The name of a kind. */
export type PageKind = keyof typeof pageKinds;
