import type { ReactNode } from 'react';
import { failureHeading, failures, neverTwice, stillHere } from '@/content/forms/failures';
import type { FormFailure } from './form-state';

/** The id of the panel. The panel describes the submit button. */
export const failureId = 'failure';

/** Returns the reason for a failure. A gateway's message may lack its full stop, so one is added. */
const reasonOf = ({ cause, message }: FormFailure) => {
  const { reason } = failures[cause];
  return cause === 'refused' ? `${reason} ${message.replace(/[^.!?]$/, '$&.')}` : reason;
};

/** A panel below the button: what failed, why, and what to do. It stays until the next input, after the notice has closed. */
export const FailurePanel = ({
  called,
  failure,
  callOrMail,
}: {
  /** The noun for what the visitor sends, such as `registration`. */
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
