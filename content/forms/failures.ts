import { phoneInText } from '../company.ts';

export const trapped = 'Something, perhaps your browser, filled in a hidden field that catches spam.';

/** Said where a form may have arrived. */
export const neverTwice = 'Sending the same again in the next few minutes won’t store it twice.';

/** The notice for a form whose hidden field was filled in. */
export const trappedNotice = `${trapped} Please press the button again.`;

/** Above the reason, by what the form is called. */
export const failureHeading = {
  notSent: (called: string) => `Your ${called} has not been sent.`,
  unsure: (called: string) => `Your ${called} may not have arrived.`,
} as const;

export const stillHere = 'Everything you typed is still here;';

/**
 * Why a form was not sent, by cause, and the middle of a sentence: what to do before the way to reach the company.
 */
export const failures = {
  unconnected: { reason: 'This form isn’t connected yet.', advice: 'please' },
  offline: { reason: 'No connection.', advice: 'try again when you have signal, or' },
  unreachable: {
    reason: 'We got no answer from our server.',
    advice: 'check your signal and send it again, or',
  },
  late: { reason: 'Our server took too long to answer.', advice: 'send it again, or' },
  /** The reason that the server gives follows. */
  refused: { reason: 'Our server refused it.', advice: 'send it again when you’re ready, or' },
  broken: { reason: 'Our server couldn’t store it.', advice: 'try again in a minute, or' },
  trapped: { reason: trapped, advice: 'press the button again and it’ll go, or' },
} as const;

/** What the notice says where the server gave no reason of its own. */
export const failedReasons = {
  unknown: 'Something went wrong. Please try again.',
  offline: 'No connection. Please try again when you have signal.',
  unconnected: `This form is not connected yet. Please call us on ${phoneInText}.`,
} as const;
