import type { ComponentProps, RefObject } from 'react';
import type { FieldError } from '@/lib/forms/check-form';
import type { Failure, SendFailureCause } from '@/lib/forms/send-row';

/** `sent` lasts until the next submission, `failed` until the next change. */
export type FormStatus = 'idle' | 'submitting' | 'sent' | 'failed';

/** Why a valid form was not sent. `trapped`: the honeypot was filled in. */
export type FormFailure = Failure<Exclude<SendFailureCause, 'unloaded'> | 'trapped'>;

/** The values of a form, keyed by column. */
export type Row = Readonly<Record<string, unknown>>;

/** The state of a form, and the refs and props of its elements. */
export type FormState = {
  readonly status: FormStatus;
  /** The last row sent from this page. */
  readonly sentRow: Row | null;
  /** When the form was last stored from this tab. It survives a reload, and is null once another submission begins. */
  readonly sentAt: Date | null;
  /** Whether the fields were restored from a draft. */
  readonly restored: boolean;
  /** Why the last submission failed, while the status is `failed`. */
  readonly failure: FormFailure | null;
  readonly errors: readonly FieldError[];
  /** Ref of the error summary. */
  readonly summaryRef: RefObject<HTMLDivElement | null>;
  /** Ref of the confirmation's heading, which is focused after success. */
  readonly confirmationRef: RefObject<HTMLHeadingElement | null>;
  /** Props of the form element. */
  readonly formProps: ComponentProps<'form'>;
};
