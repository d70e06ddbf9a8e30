import { neverTwice, trapped } from './failures.ts';
import type { Form } from './form.ts';

/** Why a form of any kind that the browser sent itself was not stored. */
export const reasonsOfAny = {
  trapped: `${trapped} Open the form again, or call us.`,
  limit:
    'We’ve just had several of these from you or your internet connection. Try again later, in an hour at the latest.',
  unreadable: 'What your browser sent got damaged on its way.',
  late: `Our server didn’t answer, so it may have arrived after all. ${neverTwice}`,
  broken: 'Our server couldn’t store it. Try again in a minute.',
} as const;

export type NotSentReason = keyof typeof reasonsOfAny;

/** The same with those of the form's fields, by the fragment of the page that says so: a sentence each. */
export const notSentReasons = ({ fields }: Form): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(fields).map(([field, { notSent }]) => [field, notSent])),
  ...reasonsOfAny,
});

/** What to do then. */
export const goBack =
  'Go back with your browser’s Back button and send it again. Everything you typed is still in the form.';
