import type { ComponentProps, RefObject } from 'react';
import type { FieldError } from '@/lib/forms/check-form';
import type { Failure, SendFailureCause } from '@/lib/forms/send-row';

/** `sent` lasts until the next submission, `failed` until the next change. */
export type FormStatus = 'idle' | 'submitting' | 'sent' | 'failed';

/** Why a correct form was not sent. `trapped`: the field that catches spam was filled in. */
export type FormFailure = Failure<Exclude<SendFailureCause, 'unloaded'> | 'trapped'>;

/** What a form sends: the value of each field by its column. */
export type Row = Readonly<Record<string, unknown>>;

/** The state of a form and what its elements need. */
export type FormState = {
  readonly status: FormStatus;
  /** What was last sent from this page. */
  readonly sentRow: Row | null;
  /** When the form was last stored in this tab, also before a reload; null once another submission begins. */
  readonly sentAt: Date | null;
  /** Whether the fields hold what was typed before a reload. */
  readonly restored: boolean;
  /** Why the last submission failed, while the status is `failed`. */
  readonly failure: FormFailure | null;
  readonly errors: readonly FieldError[];
  /** For the error summary. */
  readonly summaryRef: RefObject<HTMLDivElement | null>;
  /** For the heading of the confirmation, which takes the focus after success. */
  readonly confirmationRef: RefObject<HTMLHeadingElement | null>;
  /** For the form element. */
  readonly formProps: ComponentProps<'form'>;
};
