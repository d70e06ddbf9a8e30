import type { ReactNode } from 'react';
import { LoadingNote } from './loading-note';
import { useHydrated } from './use-hydrated';

type SubmitButtonProps = {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  /** The id of what went wrong the last time; the button has the focus then. */
  readonly describedBy: string | undefined;
  readonly callOrMail: ReactNode;
};

/** The button of a form, with its label at rest and while the form is being sent. */
export const SubmitButton = ({ label, busyLabel, busy, describedBy, callOrMail }: SubmitButtonProps) => {
  const hydrated = useHydrated();
  return (
    <>
      <button
        type="submit"
        disabled={busy}
        aria-describedby={describedBy}
        className="button w-full border-ink disabled:cursor-progress disabled:bg-line sm:w-auto"
      >
        {busy ? busyLabel : label}
      </button>
      <p aria-live="polite" className="sr-only">
        {busy && busyLabel}
      </p>
      {!hydrated && <LoadingNote callOrMail={callOrMail} />}
    </>
  );
};
