import type { Form } from './form';
import { goBack } from './not-sent';

/** The pages that a browser shows after it sent a form itself, below the page of the form. */
export const formAnswers = ['received', 'not-sent'] as const;

export type FormAnswer = (typeof formAnswers)[number];

/** What such a page begins with. Nothing links to them, and search engines leave them out. */
export const answerHero = ({ received, failed }: Form, answer: FormAnswer) =>
  answer === 'received'
    ? { heading: received.title, intro: received.description }
    : { heading: failed.heading, intro: goBack };
