import type { Action, TopPage } from './top-page';

/** The page for addresses that lead nowhere. */
export const notFound = {
  title: 'Page Not Found',
  description:
    'There is no page at this address. Go to the services, the hiring steps or the contact page, or ring and we will point you the right way.',
  heading: 'There is no page at this address',
  intro:
    'It may have moved, or the link was mistyped. The pages below cover most of what people come for, and the phone works too.',
  updated: '2026-11-20',
  links: [
    { label: 'Home', href: '/' },
    { label: 'All services', href: '/services' },
    { label: 'Towns', href: '/locations' },
    { label: 'Industries', href: '/industries' },
    { label: 'Guides', href: '/resources' },
    { label: 'Hire Operators', href: '/hire-operators' },
    { label: 'Join as Operator', href: '/operator-registration' },
    { label: 'Contact Us', href: '/contact' },
  ],
} as const satisfies TopPage & { readonly links: readonly Action[] };
