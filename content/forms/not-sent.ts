import { honeypotReason, neverTwice } from './failures.ts';

export const reasonsOfAny = {
  honeypot: `${honeypotReason} Going back leaves it filled in. Open the form again, or call us.`,
  limit:
    'We’ve had too many of these, perhaps from your internet connection. Try again in an hour, or call us.',
  unreadable: 'What your browser sent got damaged on its way. Send it again.',
  late: `Our server didn’t answer, so it may have arrived after all. ${neverTwice}`,
  broken: 'Our server couldn’t store it. Try again in a minute.',
  refused: 'Our server doesn’t accept something in it and can’t say what. Please call us.',
  tooLarge: 'It’s too large for our server. Shorten it and send it again, or call us.',
  outOfOrder: 'Our server can’t take this form at the moment, and trying again won’t help. Please call us.',
} as const;

/**
 * The reason in the URL fragment of the `not-sent` error page. If fields are invalid, the fragment has their names
 * instead.
 */
export type NotSentReason = keyof typeof reasonsOfAny;

/** The plain-text response to a request body that is too large to be parsed. */
export const tooLarge = 'This form is too large, so it hasn’t been sent. Go back and shorten it, or call us.';

/** The introduction of the `not-sent` error page. */
export const goBack =
  'Your browser’s Back button takes you to the form, with everything you typed still in it.';
