import type { Form } from './form.ts';
import { goBack } from './not-sent.ts';

/**
 * The slugs of a form's confirmation and error pages. They are shown after the browser submitted the form without
 * JavaScript.
 */
export const formAnswers = ['received', 'not-sent'] as const;

export type FormAnswer = (typeof formAnswers)[number];

/**
 * The URL fragment that the function `submit` adds after it has stored a form. It is missing if the visitor opened the
 * page directly.
 */
export const storedFragment = 'stored';

/**
 * Returns the heading and the introduction of a confirmation or error page. These pages are neither linked nor indexed.
 */
export const answerHero = ({ called, failed }: Form, answer: FormAnswer) =>
  answer === 'received'
    ? {
        heading: `Your ${called}`,
        intro: `Nothing has been sent just now. This page confirms your ${called} once you’ve sent it.`,
      }
    : { heading: failed.heading, intro: goBack };

/** The text of the link from a confirmation or error page to the form. */
export const toForm = 'Go to the form';
