import type { Form } from './form.ts';

/** The pages that visitors see after they have submitted a form without JavaScript. */
export const formResults = ['received', 'not-sent'] as const;

export type FormResult = (typeof formResults)[number];

export const resultPath = ({ pagePath }: Pick<Form, 'pagePath'>, result: FormResult): `/${string}` =>
  `${pagePath === '/' ? '' : pagePath}/${result}`;

/** The `submit` function redirects to this fragment of the `received` page after it has stored a submission. */
export const storedFragment = 'stored';

/** The `submit` function redirects to this fragment of the `not-sent` page if the field is the first invalid one. */
export const fieldFragment = (name: string) => `field-${name}`;

/** The introduction of the `not-sent` page. */
export const goBack =
  'Your browser’s Back button takes you to the form, with everything you typed still in it.';

/** Follows the message about the first invalid field. */
export const lookAtOthers = 'Look through the other fields too before you send it again.';

/** The text for `received` is for visitors who opened the page directly. */
export const resultHero = ({ noun, failed }: Form, result: FormResult) =>
  result === 'received'
    ? {
        heading: `Your ${noun}`,
        intro: `Nothing has been sent just now. This page confirms your ${noun} once you’ve sent it.`,
      }
    : { heading: failed.heading, intro: goBack };

export const toForm = 'Go to the form';
