import type { Form } from './form.ts';
import { goBack } from './not-sent.ts';

/** Shown after a form has been submitted without JavaScript. */
export const formAnswers = ['received', 'not-sent'] as const;

export type FormAnswer = (typeof formAnswers)[number];

/**
 * Added by the `submit` function after it has stored a submission. Missing if the visitor opened the page directly.
 */
export const storedFragment = 'stored';

/** These pages are neither linked nor indexed. */
export const answerHero = ({ called, failed }: Form, answer: FormAnswer) =>
  answer === 'received'
    ? {
        heading: `Your ${called}`,
        intro: `Nothing has been sent just now. This page confirms your ${called} once you’ve sent it.`,
      }
    : { heading: failed.heading, intro: goBack };

export const toForm = 'Go to the form';
