import type { ReactNode } from 'react';
import { failureHeading, failures, neverTwice, stillHere } from '@/content/forms/failures';
import type { FormFailure } from './form-state';

/** Id of the element that describes the button. */
export const failureId = 'failure';

/** The sentence of a server may come from a gateway, without a full stop. */
const reasonOf = ({ cause, message }: FormFailure) => {
  const { reason } = failures[cause];
  return cause === 'refused' ? `${reason} ${message.replace(/[^.!?]$/, '$&.')}` : reason;
};

/** Below the button until the next change, when the notice is gone: what failed, why, and what to do. */
export const FailurePanel = ({
  called,
  failure,
  callOrMail,
}: {
  /** What has not been sent: `registration`. */
  readonly called: string;
  readonly failure: FormFailure;
  readonly callOrMail: ReactNode;
}) => {
  const mayHaveArrived = failure.cause === 'unreachable' || failure.cause === 'late';
  return (
    <div id={failureId} className="mt-4 border-l-8 border-danger pl-4">
      <p className="font-bold">
        {mayHaveArrived ? failureHeading.unsure(called) : failureHeading.notSent(called)}
      </p>
      <p>
        {reasonOf(failure)} {stillHere} {failures[failure.cause].advice} {callOrMail}.
      </p>
      {mayHaveArrived && <p>{neverTwice}</p>}
    </div>
  );
};
