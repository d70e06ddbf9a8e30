import { commitments } from './commitments';
import { ifSoon } from './hiring';

/** What is said of a form that was stored: the notice, and what to read when the notice is gone. */
export type Received = {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** The word that the card is stamped with. */
  readonly stamp: string;
  readonly text: string;
  /** What to have ready for our call. */
  readonly ready: readonly string[];
  /** The beginning of a sentence that ends with how to reach the company. */
  readonly otherwise: string;
  /** How long it is kept, and that the browser keeps nothing. */
  readonly kept: string;
  /** The heading of the empty form below. */
  readonly next: string;
};

const keptFor = (time: string) =>
  `If it doesn’t lead to an introduction, we keep it for ${time}. Nothing you typed is kept in this browser.`;

export const received = {
  registration: {
    title: 'Registration Successful!',
    description: "Thank you for registering. We'll review your application and contact you soon.",
    heading: 'We have your registration',
    stamp: 'Received',
    text: `We’ll review your application within ${commitments.review.text}. ${commitments.reviewMeans.text} Then we’ll call or e-mail you. Have these ready:`,
    ready: [
      'Your card, both sides, with the categories and expiry dates readable',
      'Photo ID and proof of your right to work in the UK',
      'Names and numbers of two people who know your work, such as a trainer if you’re new',
    ],
    otherwise: 'If you want to add or change something,',
    kept: keptFor(commitments.keptApplications.text),
    next: 'Register someone else',
  },
  contact: {
    title: 'Message Sent!',
    description: 'Thank you for your message. We will get back to you shortly.',
    heading: 'We have your message',
    stamp: 'Received',
    text: 'We’ll call or e-mail you back. Have these ready:',
    ready: ['The machine’s make and model', 'The site address and the dates', 'The card your site asks for'],
    otherwise: ifSoon,
    kept: keptFor(commitments.keptEnquiries.text),
    next: 'Send another message',
  },
} as const satisfies Record<string, Received>;
