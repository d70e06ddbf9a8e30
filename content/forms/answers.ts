import type { Form } from './form.ts';
import { goBack } from './not-sent.ts';

/** Slugs, below the form's page, of the pages shown after the browser has submitted the form without JavaScript. */
export const formAnswers = ['received', 'not-sent'] as const;

export type FormAnswer = (typeof formAnswers)[number];

/**
 * The fragment that `submit` adds to the URL of `received`. The fragment is missing if the visitor opened the page directly.
 */
export const storedFragment = 'stored';

/** Returns the heading and introduction of such a page. These pages are neither linked nor indexed. */
export const answerHero = ({ called, failed }: Form, answer: FormAnswer) =>
  answer === 'received'
    ? {
        heading: `Your ${called}`,
        intro: `Nothing has been sent just now. This page confirms your ${called} once you’ve sent it.`,
      }
    : { heading: failed.heading, intro: goBack };

/** The text of the link from a response page to the form. */
export const toForm = 'Go to the form';
