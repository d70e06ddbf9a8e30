import type { Form } from './form.ts';
import { goBack } from './not-sent.ts';

/** The pages that a browser shows after it sent a form itself, below the page of the form. */
export const formAnswers = ['received', 'not-sent'] as const;

export type FormAnswer = (typeof formAnswers)[number];

/** The fragment of `received` that `submit` adds. Without it nothing has arrived: someone opened the page by its address. */
export const storedFragment = 'stored';

/** The heading and introduction of such a page. Nothing links to them, and search engines leave them out. */
export const answerHero = ({ called, failed }: Form, answer: FormAnswer) =>
  answer === 'received'
    ? {
        heading: `Your ${called}`,
        intro: `Nothing has been sent just now. This page confirms your ${called} once you’ve sent it.`,
      }
    : { heading: failed.heading, intro: goBack };

/** On the link from there to the form. */
export const toForm = 'Go to the form';
