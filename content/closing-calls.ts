import { promises } from './promises';

const startLooking = `Tell us the machine, the site and the dates and we’ll start looking. ${promises.straightAnswer.text}`;

/** The call to action at the foot of a page, by kind of page. */
export const closingCalls = {
  top: {
    heading: 'Need an operator?',
    text: `${startLooking} Need someone within two days? Call us.`,
    action: 'Contact Us',
    href: '/contact',
  },
  industries: {
    heading: 'Got a job coming up?',
    text: startLooking,
    action: 'Send the details',
    href: '/contact',
  },
  resources: {
    heading: 'Still not sure?',
    text: 'Call us or send a message. If you’re unsure about a ticket, a category or a site rule, ask before the machine turns up.',
    action: 'Ask us',
    href: '/contact',
  },
} as const;
