import { failedReasons, failures } from '@/content/forms/failures';
import type { SubmissionFailure } from './form-state';

const asSentence = (text: string) => text.replace(/[^.!?]$/, '$&.');

/** Only these causes may have a message from the server. */
const causesWithMessage = new Set(['refused', 'outOfOrder', 'broken']);

/** The reason in the panel, followed by the message of the server if there is one. */
export const panelReason = ({ cause, message }: SubmissionFailure): string => {
  const { reason } = failures[cause];
  const hasMessage = causesWithMessage.has(cause) && message !== failedReasons.unknown;
  return hasMessage ? `${reason} ${asSentence(message)}` : reason;
};

/** The description in the notice: the message of the server, or advice to retry unless that can't help. */
export const noticeText = (failure: SubmissionFailure, advice = ''): string => {
  const { cause, message } = failure;
  const why = cause === 'outOfOrder' ? panelReason(failure) : asSentence(message);
  return `${why} ${advice}`.trim();
};
