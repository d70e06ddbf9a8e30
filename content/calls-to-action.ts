import { mailLink } from './contact-text.ts';
import { withArticle } from './format/grammar.ts';

const question = {
  heading: 'Still not sure?',
  button: { label: 'Ask us', href: '/contact' },
} as const;

/** Machine pages and town pages add the button. The `callToAction` of a page replaces parts. */
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
  stillUnsure: { ...question, text: [mailLink] },
  /** For pages with a form, which name the email address above. */
  besideForm: question,
  machine: (machine: string) => ({ heading: `Need ${withArticle(machine)} operator?` }),
  town: (town: string) => ({ heading: `Got a job in ${town}?` }),
} as const;

/** A question to operators on pages for hirers, and the link that answers it. */
export const registrationNote = {
  link: { label: 'Register free', href: '/operator-registration' },
  machine: (machine: string) => `Drive ${withArticle(machine)} and want work?`,
  town: (town: string) => `Drive plant round ${town} and want work?`,
} as const;
