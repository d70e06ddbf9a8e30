import { neverTwice, trapped } from './failures.ts';

/** Reasons that apply to every form, for the page `not-sent`. */
export const reasonsOfAny = {
  trapped: `${trapped} Going back leaves it filled in. Open the form again, or call us.`,
  limit:
    'We’ve had too many of these, perhaps from your internet connection. Try again in an hour, or call us.',
  unreadable: 'What your browser sent got damaged on its way. Send it again.',
  late: `Our server didn’t answer, so it may have arrived after all. ${neverTwice}`,
  broken: 'Our server couldn’t store it. Try again in a minute.',
  refused: 'Our server doesn’t accept something in it and can’t say what. Please call us.',
  tooLarge: 'It’s too large for our server. Shorten it and send it again, or call us.',
  impossible: 'Our server can’t take this form at the moment, and trying again won’t help. Please call us.',
} as const;

/**
 * A fragment of the page `not-sent`. For invalid fields, the fragment contains their names, and the page shows their `notSent`
 * messages.
 */
export type NotSentReason = keyof typeof reasonsOfAny;

/** The plain-text response to a body that exceeds the size limit, and so isn't parsed. */
export const tooLarge = 'This form is too large, so it hasn’t been sent. Go back and shorten it, or call us.';

/** Introduction of the page `not-sent`: how to return to the form. */
export const goBack =
  'Your browser’s Back button takes you to the form, with everything you typed still in it.';
