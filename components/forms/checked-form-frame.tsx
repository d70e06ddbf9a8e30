import type { ReactNode } from 'react';
import { type formButtons, formNotes } from '@/content/form-notes';
import { BotTrap } from './bot-trap';
import { ErrorSummary } from './error-summary';
import { failureId, FailurePanel } from './failure-panel';
import { describeSent } from './sent-time';
import { SubmitButton } from './submit-button';
import type { CheckedForm } from './checked-form';

type CheckedFormFrameProps = {
  readonly form: Omit<CheckedForm<unknown, string>, 'errorOf' | 'sentRow' | 'confirmationRef'>;
  readonly button: (typeof formButtons)[keyof typeof formButtons];
  /** What to read after success, when the notice is gone. */
  readonly confirmation: ReactNode;
  /** The heading of the empty form below the confirmation. */
  readonly nextHeading: string;
  readonly callOrMail: ReactNode;
  readonly className: string;
  /** The fields. */
  readonly children: ReactNode;
};

/** What both forms have around their fields: confirmation, error summary, button, and why it was not sent. */
export const CheckedFormFrame = ({
  form: { status, sentAt, kept, failure, errors, summaryRef, formProps },
  button: { what, label, busyLabel },
  confirmation,
  nextHeading,
  callOrMail,
  className,
  children,
}: CheckedFormFrameProps) => {
  const sent = sentAt !== null || status === 'sent';
  return (
    <>
      {sent && (
        <div className="mb-12">
          {confirmation}
          {sentAt && <p className="mt-2 text-mute">{formNotes.sentAt(describeSent(sentAt))}</p>}
        </div>
      )}
      <ErrorSummary errors={errors} ref={summaryRef} />
      {sent && (
        <div className="mb-8 border-t-2 border-line pt-8">
          <h2 className="mb-2">{nextHeading}</h2>
          <p>{formNotes.empty}</p>
        </div>
      )}
      {kept && (
        <p role="status" className="mb-6 font-bold">
          {formNotes.kept}
        </p>
      )}
      <form {...formProps} className={`relative ${className}`}>
        {children}
        <BotTrap />
        <div>
          <SubmitButton
            label={label}
            busyLabel={busyLabel}
            busy={status === 'submitting'}
            describedBy={failure ? failureId : undefined}
          />
          {failure && <FailurePanel what={what} failure={failure} callOrMail={callOrMail} />}
        </div>
      </form>
    </>
  );
};
