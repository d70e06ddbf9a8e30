import { mailLink } from './contact-text.ts';

/** Machine pages and town pages add the button. */
export const callsToAction = {
  standard: {
    heading: 'Need an operator?',
    text: [mailLink],
    button: { label: 'Contact Us', href: '/contact' },
  },
  sector: {
    heading: 'Short of a driver?',
    button: { label: 'Ask for an operator', href: '/contact' },
  },
  stillUnsure: {
    heading: 'Still not sure?',
    text: [mailLink],
    button: { label: 'Ask us', href: '/contact' },
  },
  machine: (machine: string) => ({ heading: `Need a ${machine} operator?` }),
  town: (town: string) => ({ heading: `Got a job in ${town}?` }),
} as const;

/** A question to operators on pages for hirers, and the link that answers it. */
export const registrationNote = {
  link: { label: 'Register free', href: '/operator-registration' },
  machine: (machine: string) => `Drive a ${machine} and want work?`,
  town: (town: string) => `Drive plant round ${town} and want work?`,
} as const;
