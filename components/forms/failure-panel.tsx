import { CallOrMail } from '@/components/company/call-or-mail';
import { failureHeading, failures, neverTwice, stillHere, unknownFailure } from '@/content/forms/failures';
import { siteLanguage } from '@/content/language';
import type { SubmissionFailure } from './form-state';

export const failureId = 'failure';

const asSentence = (text: string) => text.replace(/[^.!?]$/, '$&.');

/** The reason in the panel, followed by the message of the server if there is one. */
const panelReason = ({ cause, serverMessage }: SubmissionFailure): string => {
  const { reason } = failures[cause];
  return serverMessage === null ? reason : `${reason} ${asSentence(serverMessage)}`;
};

/** The description in the notice of a failure: the message of the server, or advice to retry unless that can't help. */
export const failureNotice = (failure: SubmissionFailure, advice = ''): string => {
  const { cause, serverMessage } = failure;
  const why =
    cause === 'misconfigured'
      ? panelReason(failure)
      : asSentence(serverMessage ?? failures[cause].notice ?? unknownFailure);
  return `${why} ${advice}`.trim();
};

/** Stays visible after the notice has closed, until the visitor changes the form. */
export const FailurePanel = ({
  noun,
  failure,
}: {
  readonly noun: string;
  readonly failure: SubmissionFailure;
}) => {
  const { advice, mayHaveArrived } = failures[failure.cause];
  return (
    <div id={failureId} lang={siteLanguage} className="mt-4 border-l-8 border-danger pl-4">
      <p className="font-bold">
        {mayHaveArrived ? failureHeading.unsure(noun) : failureHeading.notSent(noun)}
      </p>
      <p>
        {panelReason(failure)} {stillHere} {advice} <CallOrMail />.
      </p>
      {mayHaveArrived && <p>{neverTwice}</p>}
    </div>
  );
};
