import { blocks } from '../blocks';
import { commitments } from '../commitments';
import { callIfSoon } from '../hiring';
import { link, type Text } from '../section';
import type { TopPage } from './top-page';

/** Contact: everything on the page beside the form itself. Details and hours come from the company. */
export const contact = {
  title: 'Contact Us to Hire a Plant Operator',
  description:
    'Call or e-mail us to hire a digger driver, dumper driver or other plant operator in the Midlands. See when we answer the phone and what to tell us.',
  heading: 'Contact Us',
  intro: [`${callIfSoon} Want work as an operator? `, link('Register here', '/operator-registration'), '.'],
  updated: '2026-11-22',
  form: { heading: 'Send a message' },
  details: {
    heading: 'Contact Details',
    phone: 'Phone',
    email: 'E-mail',
    city: 'Based in',
    abroad: 'From abroad',
    relay: 'Relay UK',
  },
  hours: {
    heading: 'Business Hours',
    note: `${commitments.closed.text} ${commitments.support.text}`,
  },
  include: {
    heading: blocks.whatToTell.heading,
    items: blocks.whatToTell.items,
    after: [
      `${commitments.mondayStart.text} ${commitments.fridayAfternoon.text} `,
      link('How hiring works', '/hire-operators'),
      ' explains the rest.',
    ],
  },
} as const satisfies TopPage & {
  readonly form: { readonly heading: string };
  readonly details: {
    readonly [Label in 'heading' | 'phone' | 'email' | 'city' | 'abroad' | 'relay']: string;
  };
  readonly hours: { readonly heading: string; readonly note: string };
  readonly include: { readonly heading: string; readonly items: readonly string[]; readonly after: Text };
};
