import { outOfHours, terms } from '../company';
import { link, type Text } from '../section';
import type { TopPage } from './top-page';

/** Contact: everything on the page beside the form itself. Details and hours come from the company. */
export const contact = {
  title: 'Contact Us',
  description:
    'Ring, e-mail or write through the form to hire a plant operator in the Midlands. Office hours, 24/7 support and the six facts to send.',
  heading: 'Contact Us',
  intro: [
    'Need an operator this week? Ring. For anything later, write with the details below and we can search before we call back. Operators who want work should ',
    link('register', '/operator-registration'),
    '.',
  ],
  updated: '2026-11-20',
  form: { heading: 'Send a message' },
  details: { heading: 'Contact Details', phone: 'Phone', email: 'E-mail', city: 'Based in' },
  hours: {
    heading: 'Business Hours',
    note: `${outOfHours}: if an operator cannot attend, ring at any hour and we look for another to introduce.`,
  },
  include: {
    heading: 'Six facts that get a quick answer',
    items: [
      'Machine, size and attachments',
      'Site address or nearest town',
      'Start date and length of hire',
      'Shift times, nights or weekends',
      'Card scheme and category, if the site sets one',
      'Any lifting, slopes, live traffic or contaminated ground',
    ],
    after: [
      `With those, an operator is often put forward ${terms.supply}, subject to availability. `,
      link('How hiring works', '/hire-operators'),
      '.',
    ],
  },
} as const satisfies TopPage & {
  readonly form: { readonly heading: string };
  readonly details: { readonly [Label in 'heading' | 'phone' | 'email' | 'city']: string };
  readonly hours: { readonly heading: string; readonly note: string };
  readonly include: { readonly heading: string; readonly items: readonly string[]; readonly after: Text };
};
