import { received } from '../received';

const goBack =
  'Go back with your browser’s Back button and send it again. Everything you typed is still in the form.';

/** The pages that a browser shows after it sent a form itself. Nothing links to them, and search engines leave them out. */
export const formAnswers = {
  registration: {
    received: { heading: received.registration.title, intro: received.registration.description },
    'not-sent': {
      heading: 'Your registration didn’t go through',
      intro: goBack,
    },
  },
  contact: {
    received: { heading: received.contact.title, intro: received.contact.description },
    'not-sent': {
      heading: 'Your message didn’t go through',
      intro: goBack,
    },
  },
} as const;

export type AnsweredForm = keyof typeof formAnswers;
export type FormAnswer = keyof (typeof formAnswers)[AnsweredForm];
