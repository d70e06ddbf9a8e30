import { CallOrMail } from '@/components/ui/call-or-mail';
import { failureHeading, failures, neverTwice, stillHere } from '@/content/forms/failures';
import { siteLanguage } from '@/content/site/site-language';
import { panelReason } from './failure-text';
import type { SubmissionFailure } from './form-state';

export const failureId = 'failure';

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
