import type { PageFields } from '../model/page.ts';
import type { Party } from '../model/section-parts.ts';
import type { Action } from '../model/text.ts';

export const notFound = {
  title: 'Page Not Found',
  description:
    'We can’t find that page. Try the machines, how hiring works or the contact page, or call us and we’ll point you the right way.',
  heading: 'We can’t find that page',
  intro: 'It may have moved, or there may be a typing mistake in the address. Try one of these, or call us.',
  heroDrawing: { kind: 'machine', machine: 'grab-operators', decoration: 'large' },
  updated: '2026-11-21',
  links: [
    { label: 'Machines and operators', href: '/services', party: 'operator' },
    { label: 'Hire Operators', href: '/hire-operators', party: 'hirer' },
    { label: 'Contact Us', href: '/contact', party: 'agency' },
  ],
} as const satisfies Omit<PageFields, 'name'> & {
  readonly links: readonly (Action & { readonly party: Party })[];
};
