import { failures, unknownFailure } from '@/content/forms/failures';
import type { SubmissionFailure } from './form-state';

const asSentence = (text: string) => text.replace(/[^.!?]$/, '$&.');

/** The reason in the panel, followed by the message of the server if there is one. */
export const panelReason = ({ cause, serverMessage }: SubmissionFailure): string => {
  const { reason } = failures[cause];
  return serverMessage === null ? reason : `${reason} ${asSentence(serverMessage)}`;
};

/** The description in the notice: the message of the server, or advice to retry unless that can't help. */
export const noticeText = (failure: SubmissionFailure, advice = ''): string => {
  const { cause, serverMessage } = failure;
  const why =
    cause === 'outOfOrder'
      ? panelReason(failure)
      : asSentence(serverMessage ?? failures[cause].notice ?? unknownFailure);
  return `${why} ${advice}`.trim();
};
