import { mailAddress } from './contact-words';

/** Machine pages and town pages add the label and the target of the link. */
export const closingCalls = {
  top: {
    heading: 'Need an operator?',
    text: ['Ring us or email ', mailAddress, '.'],
    action: 'Contact Us',
    href: '/contact',
  },
  industries: { heading: 'Got a job coming up?', action: 'Ask for an operator', href: '/contact' },
  resources: {
    heading: 'Still not sure?',
    text: ['Ring us or email your question to ', mailAddress, '.'],
    action: 'Ask us',
    href: '/contact',
  },
  service: (machine: string) => ({ heading: `Need a ${machine} operator?` }),
  location: (town: string) => ({ heading: `Got a job in ${town}?` }),
} as const;

/** The beginning of a sentence on pages for hirers, and the link at its end. */
export const operatorCalls = {
  action: 'register free',
  service: (machine: string) => `If you drive a ${machine} and want work,`,
  location: (town: string) => `If you drive plant and want work in ${town},`,
} as const;
