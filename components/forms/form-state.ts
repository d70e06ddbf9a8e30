import type { ComponentProps, RefObject } from 'react';
import type { FieldError } from '@/lib/forms/check-form';
import type { Failure, SendFailureCause } from '@/lib/forms/send-row';

/** `sent` lasts until the next submission, and `failed` until the next change. */
export type FormStatus = 'idle' | 'submitting' | 'sent' | 'failed';

/** The reason why a valid form was not sent. `trapped` means that the honeypot was filled in. */
export type FormFailure = Failure<Exclude<SendFailureCause, 'unloaded'> | 'trapped'>;

/** The values of a form, keyed by column. */
export type Row = Readonly<Record<string, unknown>>;

/** The state of a form, and the refs and props of its elements. */
export type FormState = {
  readonly status: FormStatus;
  /** The last row that was sent from this page. */
  readonly sentRow: Row | null;
  /** The time when this tab last stored the form. It survives a reload, and is null once another submission begins. */
  readonly sentAt: Date | null;
  /** True if the fields were restored from a draft. */
  readonly restored: boolean;
  /** The reason for the last failure while the status is `failed`. */
  readonly failure: FormFailure | null;
  readonly errors: readonly FieldError[];
  /** Ref to the error summary. */
  readonly summaryRef: RefObject<HTMLDivElement | null>;
  /** Ref to the confirmation's heading. It receives focus after success. */
  readonly confirmationRef: RefObject<HTMLHeadingElement | null>;
  /** Props of the form element. */
  readonly formProps: ComponentProps<'form'>;
};
