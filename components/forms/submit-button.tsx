import { useEffect, useState } from 'react';

/** If the response arrives before this delay has passed, screen readers announce only the result. */
const announceAfterMs = 1000;

/** Prevents Firefox from disabling the button after a reload: https://bugzilla.mozilla.org/show_bug.cgi?id=654072 */
const forgetDisabled = { autoComplete: 'off' };

type SubmitButtonProps = {
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** The id of the failure panel. It describes the button, because the button has focus after a failure. */
  readonly describedBy: string | undefined;
};

export const SubmitButton = ({ label, busyLabel, isBusy, describedBy }: SubmitButtonProps) => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), announceAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);

  return (
    <>
      <button
        type="submit"
        disabled={isBusy}
        aria-describedby={describedBy}
        className="button w-full border-asphalt bg-asphalt text-white hover:bg-asphalt-soft disabled:cursor-progress disabled:bg-line disabled:text-ink sm:w-auto forced-colors:disabled:text-[GrayText]"
        {...forgetDisabled}
      >
        {isBusy ? busyLabel : label}
      </button>
      <p aria-live="polite" className="sr-only">
        {isSlow && busyLabel}
      </p>
    </>
  );
};
