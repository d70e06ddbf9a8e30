import { useEffect, useState } from 'react';

/** An answer that comes sooner is what is announced. */
const announceAfterMs = 1000;

type SubmitButtonProps = {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  /** The id of what went wrong the last time; the button has the focus then. */
  readonly describedBy: string | undefined;
};

/**
 * The button of a form, with its label at rest and while the form is being sent. It's disabled then, and keeps the focus: the
 * form ignores it.
 */
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
        aria-disabled={busy || undefined}
        aria-describedby={describedBy}
        className="button w-full border-ink aria-disabled:cursor-progress aria-disabled:bg-line aria-disabled:text-ink sm:w-auto forced-colors:aria-disabled:text-[GrayText]"
      >
        {busy ? busyLabel : label}
      </button>
      <p aria-live="polite" className="sr-only">
        {slow && busyLabel}
      </p>
    </>
  );
};
