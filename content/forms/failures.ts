import { mainOffice } from '../company.ts';
import { callOrEmail } from '../contact-text.ts';
import { formatPhone } from '../format/format-phone.ts';
import type { Text } from '../model/text.ts';

/**
 * Why a submission failed. `misconfigured`: the server can't take this form at all, because of a wrong key or a missing
 * column. `serverError`: the server failed, and may recover. `rejected`: the row broke a rule. Only visitors without
 * JavaScript see `unreadable`.
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
  /** The panel shows the message from the server instead, if there is one. */
  readonly reason: string;
  /** The message from the server is technical, so it follows the reason. */
  readonly isMessageTechnical?: true;
  readonly advice: Text;
  /** Replaces the advice for visitors without JavaScript. */
  readonly adviceWithoutScripts?: Text;
  /** The text of the notice. The default is the message from the server, or `unknownFailure`. */
  readonly notice?: string;
  /** Whether the submission may have been stored despite the failure. */
  readonly mayHaveArrived?: boolean;
};

const filledHoneypot = 'Something, perhaps your browser, filled in a hidden field that catches spam.';

export const failures: Readonly<Record<FailureCause, FailureText>> = {
  unconnected: {
    reason: 'This form isn’t connected yet.',
    advice: ['Please ', ...callOrEmail, '.'],
    notice: `This form is not connected yet. Please call us on ${formatPhone(mainOffice.phone)}.`,
  },
  offline: {
    reason: 'No connection.',
    advice: ['Try again when you have signal, or ', ...callOrEmail, '.'],
  },
  unreachable: {
    reason: 'We got no answer from our server.',
    advice: ['Check your signal and send it again, or ', ...callOrEmail, '.'],
    mayHaveArrived: true,
  },
  timeout: {
    reason: 'Our server took too long to answer.',
    advice: ['Send it again, or ', ...callOrEmail, '.'],
    mayHaveArrived: true,
  },
  misconfigured: {
    reason: 'This form is out of order, and sending it again won’t help.',
    isMessageTechnical: true,
    advice: ['Please ', ...callOrEmail, '.'],
  },
  rejected: {
    reason: 'Our server refused it.',
    advice: ['Send it again when you’re ready, or ', ...callOrEmail, '.'],
    adviceWithoutScripts: ['It can’t say why, so please ', ...callOrEmail, '.'],
  },
  serverError: {
    reason: 'Our server couldn’t store it.',
    isMessageTechnical: true,
    advice: ['Try again in a minute, or ', ...callOrEmail, '.'],
  },
  honeypot: {
    reason: filledHoneypot,
    advice: ['Press the button again and it’ll go, or ', ...callOrEmail, '.'],
    adviceWithoutScripts: [
      'Going back leaves it filled in, so open the form again, or ',
      ...callOrEmail,
      '.',
    ],
    notice: `${filledHoneypot} Please press the button again.`,
  },
  limit: {
    reason: 'We’ve had too many of these, perhaps from your internet connection.',
    advice: ['Try again in an hour, or ', ...callOrEmail, '.'],
  },
  unreadable: {
    reason: 'What your browser sent got damaged on its way.',
    advice: ['Send it again, or ', ...callOrEmail, '.'],
  },
  tooLarge: {
    reason: 'It’s too large for our server.',
    advice: ['Shorten it and send it again, or ', ...callOrEmail, '.'],
  },
};

/** The text of a notice without a better one. */
export const unknownFailure = 'Something went wrong. Please try again.';

export const failureHeading = {
  notSent: (noun: string) => `Your ${noun} has not been sent.`,
  unsure: (noun: string) => `Your ${noun} may not have arrived.`,
} as const;

export const stillHere = 'Everything you typed is still here.';

export const neverTwice =
  'It may have arrived after all, but sending the same again in the next few minutes won’t store it twice.';
