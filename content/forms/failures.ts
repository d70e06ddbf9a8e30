import { printedPhone } from '../company.ts';

export const honeypotReason = 'Something, perhaps your browser, filled in a hidden field that catches spam.';

/** Shown if the submission may have been stored despite the failure. */
export const neverTwice = 'Sending the same again in the next few minutes won’t store it twice.';

export const honeypotNotice = `${honeypotReason} Please press the button again.`;

export const failureHeading = {
  notSent: (noun: string) => `Your ${noun} has not been sent.`,
  unsure: (noun: string) => `Your ${noun} may not have arrived.`,
} as const;

export const stillHere = 'Everything you typed is still here;';

/**
 * The reason and the advice for each cause of a failure. `advice` continues a sentence that ends with the phone number
 * and the email address.
 */
export const failures = {
  unconnected: { reason: 'This form isn’t connected yet.', advice: 'please' },
  offline: { reason: 'No connection.', advice: 'try again when you have signal, or' },
  unreachable: {
    reason: 'We got no answer from our server.',
    advice: 'check your signal and send it again, or',
  },
  late: { reason: 'Our server took too long to answer.', advice: 'send it again, or' },
  /** Retrying can't help, because the site and its database don't fit together. */
  outOfOrder: { reason: 'This form is out of order, and sending it again won’t help.', advice: 'please' },
  /** Precedes the server's own reason. */
  refused: { reason: 'Our server refused it.', advice: 'send it again when you’re ready, or' },
  broken: { reason: 'Our server couldn’t store it.', advice: 'try again in a minute, or' },
  honeypot: { reason: honeypotReason, advice: 'press the button again and it’ll go, or' },
} as const;

/** The text of the notice if the server gives no reason. */
export const failedReasons = {
  unknown: 'Something went wrong. Please try again.',
  offline: 'No connection. Please try again when you have signal.',
  unconnected: `This form is not connected yet. Please call us on ${printedPhone()}.`,
} as const;
