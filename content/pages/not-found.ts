import type { Action, TopPage } from './top-page';

export const notFound = {
  title: 'Page Not Found',
  description:
    'We can’t find that page. Try the machines, the towns we cover, how hiring works or the contact page, or call us and we’ll point you the right way.',
  heading: 'We can’t find that page',
  intro: 'It may have moved, or there may be a typing mistake in the address. Try one of these, or call us.',
  updated: '2026-11-21',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Machines and operators', href: '/services' },
    { label: 'Towns we cover', href: '/locations' },
    { label: 'Industries', href: '/industries' },
    { label: 'Guides', href: '/resources' },
    { label: 'Hire Operators', href: '/hire-operators' },
    { label: 'Join as Operator', href: '/operator-registration' },
    { label: 'Contact Us', href: '/contact' },
  ],
} as const satisfies TopPage & { readonly links: readonly Action[] };
