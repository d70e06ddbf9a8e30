import { mainOffice } from '../company.ts';
import { formatPhone } from '../format/format-phone.ts';

/**
 * Why a submission failed. `misconfigured`: the server can't take this form at all, because of a wrong key or a missing
 * column. `serverError`: the server failed, and may recover. `rejected`: the row broke a rule. With JavaScript also for
 * a `limit` and a `tooLarge` row, because the message of the database follows. Only visitors without JavaScript see
 * `limit` and `unreadable`.
 */
export type FailureCause =
  | 'unconnected'
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'misconfigured'
  | 'rejected'
  | 'serverError'
  | 'honeypot'
  | 'limit'
  | 'unreadable'
  | 'tooLarge';

type FailureText = {
  readonly reason: string;
  /** The beginning of a sentence that ends with the phone number and the email address. */
  readonly advice: string;
  /** Replaces the advice for visitors without JavaScript. */
  readonly adviceWithoutScripts?: string;
  /** The text of the notice. The default is the message from the server, or `unknownFailure`. */
  readonly notice?: string;
  /** Whether the submission may have been stored despite the failure. */
  readonly mayHaveArrived?: boolean;
};

const filledHoneypot = 'Something, perhaps your browser, filled in a hidden field that catches spam.';

export const failures: Readonly<Record<FailureCause, FailureText>> = {
  unconnected: {
    reason: 'This form isn’t connected yet.',
    advice: 'please',
    notice: `This form is not connected yet. Please call us on ${formatPhone(mainOffice.phone)}.`,
  },
  offline: {
    reason: 'No connection.',
    advice: 'try again when you have signal, or',
  },
  unreachable: {
    reason: 'We got no answer from our server.',
    advice: 'check your signal and send it again, or',
    mayHaveArrived: true,
  },
  timeout: {
    reason: 'Our server took too long to answer.',
    advice: 'send it again, or',
    mayHaveArrived: true,
  },
  misconfigured: { reason: 'This form is out of order, and sending it again won’t help.', advice: 'please' },
  rejected: {
    reason: 'Our server refused it.',
    advice: 'send it again when you’re ready, or',
    adviceWithoutScripts: 'it can’t say why, so please',
  },
  serverError: { reason: 'Our server couldn’t store it.', advice: 'try again in a minute, or' },
  honeypot: {
    reason: filledHoneypot,
    advice: 'press the button again and it’ll go, or',
    adviceWithoutScripts: 'going back leaves it filled in, so open the form again, or',
    notice: `${filledHoneypot} Please press the button again.`,
  },
  limit: {
    reason: 'We’ve had too many of these, perhaps from your internet connection.',
    advice: 'try again in an hour, or',
  },
  unreadable: {
    reason: 'What your browser sent got damaged on its way.',
    advice: 'send it again, or',
  },
  tooLarge: { reason: 'It’s too large for our server.', advice: 'shorten it and send it again, or' },
};

/** The text of a notice without a better one. */
export const unknownFailure = 'Something went wrong. Please try again.';

export const failureHeading = {
  notSent: (noun: string) => `Your ${noun} has not been sent.`,
  unsure: (noun: string) => `Your ${noun} may not have arrived.`,
} as const;

export const stillHere = 'Everything you typed is still here;';

export const neverTwice =
  'It may have arrived after all, but sending the same again in the next few minutes won’t store it twice.';
