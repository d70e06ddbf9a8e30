import type { ReactNode } from 'react';

type SubmitButtonProps = {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  /** The id of what went wrong the last time; the button has the focus then. */
  readonly describedBy: string | undefined;
  /** The company's number as a link. */
  readonly phone: ReactNode;
};

/**
 * The button of a form, with its label at rest and while the form is being sent. Below it is what the form says before
 * its code runs: form-loader.js marks a form whose code does not come as `stuck`, and one whose code is gone as `stuck=gone`.
 */
export const SubmitButton = ({ label, busyLabel, busy, describedBy, phone }: SubmitButtonProps) => (
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
    <div aria-live="polite" className="group-data-stuck:hidden">
      <p className="mt-3 hidden font-bold group-data-early:block">
        One moment, we’re still loading the form. It’ll send by itself.
      </p>
    </div>
    <div role="alert" className="mt-4 hidden border-l-8 border-danger pl-4 group-data-stuck:block">
      <div className="group-data-[stuck=gone]:hidden">
        <p className="font-bold">The form hasn’t finished loading, so we can’t send it yet.</p>
        <p>Everything you entered is still here. Try again, or call {phone}.</p>
        <button type="button" data-help="again" className="button mt-3 border-ink">
          Try again
        </button>
      </div>
      <div className="hidden group-data-[stuck=gone]:block">
        <p className="font-bold">
          We’ve updated this page since you opened it, so we can’t send the form yet.
        </p>
        <p>Load the page again and what you entered comes back. Or call {phone}.</p>
        <button type="button" data-help="reload" className="button mt-3 border-ink">
          Load the page again
        </button>
      </div>
    </div>
  </>
);
