import type { ReactNode } from 'react';

/** The element's id, with which the button is described. */
export const failureId = 'failure';

/** Stands below the button until the next change, when the notice is gone: what failed, why, and what to do. */
export const FormFailure = ({
  title,
  reason,
  question,
  phone,
}: {
  readonly title: string;
  readonly reason: string;
  readonly question: string;
  readonly phone: ReactNode;
}) => (
  <div id={failureId} className="mt-4 border-l-8 border-danger pl-4">
    <p className="font-bold">{title}</p>
    <p>{reason}</p>
    <p>Everything you entered is still here.</p>
    <p className="mt-2">
      {question} Call {phone}.
    </p>
  </div>
);
