import { useEffect, useState } from 'react';

/** An answer that comes sooner is what is announced. */
const announceAfterMs = 1000;

/** After a reload Firefox disables a button again that was disabled: https://bugzilla.mozilla.org/show_bug.cgi?id=654072 */
const forgetDisabled = { autoComplete: 'off' };

type SubmitButtonProps = {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  /** The id of what went wrong the last time; the button has the focus then. */
  readonly describedBy: string | undefined;
};

/** The button of a form: disabled, with its busy label, while the form is being sent. */
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
