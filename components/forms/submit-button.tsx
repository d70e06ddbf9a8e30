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
export const SubmitButton = ({ label, busyLabel, busy, describedBy }: SubmitButtonProps) => (
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
      {busy && busyLabel}
    </p>
  </>
);
