type SubmitButtonProps = {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  /** The id of what went wrong the last time; the button has the focus then. */
  readonly describedBy: string | undefined;
};

/** The button of a form, with its label at rest and while the form is being sent. */
export const SubmitButton = ({ label, busyLabel, busy, describedBy }: SubmitButtonProps) => (
  <>
    <button
      type="submit"
      disabled={busy}
      aria-describedby={describedBy}
      className="button w-full border-ink disabled:cursor-progress disabled:bg-line disabled:text-ink sm:w-auto"
    >
      {busy ? busyLabel : label}
    </button>
    <p aria-live="polite" className="sr-only">
      {busy && busyLabel}
    </p>
  </>
);
