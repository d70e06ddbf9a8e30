import type { ComponentProps, RefObject } from 'react';
import type { FieldError } from '@/lib/forms/check-form';
import type { Failure, SendFailureCause } from '@/lib/forms/send-row';

/** The progress of the form. `sent` lasts until the next submission, `failed` until the next change. */
export type FormStatus = 'idle' | 'submitting' | 'sent' | 'failed';

/** Why a valid form was not sent. `trapped` means that the honeypot was filled in. */
export type FormFailure = Failure<Exclude<SendFailureCause, 'unloaded'> | 'trapped'>;

/** The submitted values of a form, keyed by database column. */
export type Row = Readonly<Record<string, unknown>>;

/** The state of a form, with the refs and props for its elements. */
export type FormState = {
  readonly status: FormStatus;
  /** The last row that was submitted from this page. */
  readonly sentRow: Row | null;
  /**
   * When this tab last submitted the form successfully. Survives a reload of the page, and is null again once the
   * visitor submits another form.
   */
  readonly sentAt: Date | null;
  /** True if a draft was restored into the fields. */
  readonly restored: boolean;
  /** Why the last submission failed, if the status is `failed`. */
  readonly failure: FormFailure | null;
  readonly errors: readonly FieldError[];
  /** A ref to the error summary. */
  readonly summaryRef: RefObject<HTMLDivElement | null>;
  /** A ref to the heading of the confirmation. It gets focus after a successful submission. */
  readonly confirmationRef: RefObject<HTMLHeadingElement | null>;
  /** The props of the form element. */
  readonly formProps: ComponentProps<'form'>;
};
