import { useEffect, useState } from 'react';

/** The busy label is announced after this delay. If the response arrives sooner, only the response is announced. */
const announceAfterMs = 1000;

/** Stops Firefox from restoring the disabled state after a reload: https://bugzilla.mozilla.org/show_bug.cgi?id=654072 */
const forgetDisabled = { autoComplete: 'off' };

type SubmitButtonProps = {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  /** The id of the failure panel, if there is one. The panel describes the button because focus is on the button then. */
  readonly describedBy: string | undefined;
};

/** A submit button that is disabled and shows its busy label while the form is being sent. */
export const SubmitButton = ({ label, busyLabel, busy, describedBy }: SubmitButtonProps) => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), announceAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);

  return (
    <>
      <button
        type="submit"
        disabled={busy}
        aria-describedby={describedBy}
        className="button w-full border-ink disabled:cursor-progress disabled:bg-line disabled:text-ink sm:w-auto forced-colors:disabled:text-[GrayText]"
        {...forgetDisabled}
      >
        {busy ? busyLabel : label}
      </button>
      <p aria-live="polite" className="sr-only">
        {slow && busyLabel}
      </p>
    </>
  );
};
