import { neverTwice, trapped } from './failures.ts';
import type { Form } from './form.ts';

/** Why a form of any kind that the browser sent itself was not stored. */
export const reasonsOfAny = {
  trapped: `${trapped} Going back leaves it filled in. Open the form again, or call us.`,
  limit: 'We’ve had too many of these, perhaps from your internet connection. Try again later.',
  unreadable: 'What your browser sent got damaged on its way. Send it again.',
  late: `Our server didn’t answer, so it may have arrived after all. ${neverTwice}`,
  broken: 'Our server couldn’t store it. Try again in a minute.',
} as const;

export type NotSentReason = keyof typeof reasonsOfAny;

/** The same with those of the form's fields, by the fragment of the page that says so: a sentence each. */
export const notSentReasons = ({ fields }: Form): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(fields).map(([field, { notSent }]) => [field, notSent])),
  ...reasonsOfAny,
});

/** All that is shown of a form beyond every bound: it's read no further. */
export const tooLarge = 'This form is too large, so it hasn’t been sent. Go back and shorten it, or call us.';

/** Where the form is then. */
export const goBack =
  'Your browser’s Back button takes you to the form, with everything you typed still in it.';
