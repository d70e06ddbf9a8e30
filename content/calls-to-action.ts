import { mailLink } from './contact-text';

/** Machine pages and town pages add the label and the target of the link. */
export const callsToAction = {
  top: {
    heading: 'Need an operator?',
    text: [mailLink],
    action: 'Contact Us',
    href: '/contact',
  },
  sector: { heading: 'Short of a driver?', action: 'Ask for an operator', href: '/contact' },
  guide: {
    heading: 'Still not sure?',
    text: [mailLink],
    action: 'Ask us',
    href: '/contact',
  },
  machine: (machine: string) => ({ heading: `Need a ${machine} operator?` }),
  town: (town: string) => ({ heading: `Got a job in ${town}?` }),
} as const;

/** A question to operators on pages for hirers, and the link that answers it. */
export const operatorLine = {
  action: 'Register free',
  machine: (machine: string) => `Drive a ${machine} and want work?`,
  town: (town: string) => `Drive plant round ${town} and want work?`,
} as const;
