import type { ReactNode } from 'react';
import type { FormFailure } from './checked-form';

/** The element's id, with which the button is described. */
export const failureId = 'failure';

/** What happened, and the middle of a sentence: what to do before the way to reach the company. */
const explain = ({ cause, message }: FormFailure): readonly [string, string] => {
  switch (cause) {
    case 'unconnected':
      return ['This form isn’t connected yet.', 'please'];
    case 'offline':
      return ['No connection.', 'try again when you have signal, or'];
    case 'unreachable':
      return ['We got no answer from our server.', 'check your signal and send it again, or'];
    case 'late':
      return ['Our server took too long to answer.', 'send it again, or'];
    case 'refused':
      // The sentence may come from a gateway, without a full stop.
      return [
        `Our server refused it. ${message.replace(/[^.!?]$/, '$&.')}`,
        'send it again when you’re ready, or',
      ];
    case 'broken':
      return ['Our server couldn’t store it.', 'try again in a minute, or'];
    case 'trapped':
      return [
        'Something, perhaps your browser, filled in a hidden field that catches spam.',
        'press the button again and it’ll go, or',
      ];
  }
};

/** Below the button until the next change, when the notice is gone: what failed, why, and what to do. */
export const FailurePanel = ({
  what,
  failure,
  callOrMail,
}: {
  /** What has not been sent: `registration`. */
  readonly what: string;
  readonly failure: FormFailure;
  readonly callOrMail: ReactNode;
}) => {
  const [reason, advice] = explain(failure);
  const mayHaveArrived = failure.cause === 'unreachable' || failure.cause === 'late';
  return (
    <div id={failureId} className="mt-4 border-l-8 border-danger pl-4">
      <p className="font-bold">
        Your {what} {mayHaveArrived ? 'may not have arrived' : 'has not been sent'}.
      </p>
      <p>
        {reason} Everything you typed is still here; {advice} {callOrMail}.
      </p>
      {mayHaveArrived && (
        <p>If it did arrive, sending the same again in the next few minutes won’t store it twice.</p>
      )}
    </div>
  );
};
