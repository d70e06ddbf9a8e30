import type { ComponentProps, RefObject } from 'react';
import type { FieldError } from '@/lib/forms/check-form';
import type { Failure, SendFailureCause } from '@/lib/forms/send-row';

/** `sent` lasts until the next submission, `failed` until the next change. */
export type FormStatus = 'idle' | 'submitting' | 'sent' | 'failed';

/** `trapped` means that the honeypot was filled in. */
export type FormFailure = Failure<Exclude<SendFailureCause, 'unloaded'> | 'trapped'>;

export type Row = Readonly<Record<string, unknown>>;

export type FormState = {
  readonly status: FormStatus;
  readonly sentRow: Row | null;
  /** Survives a page reload. The next submission resets it to null. */
  readonly sentAt: Date | null;
  readonly restored: boolean;
  readonly failure: FormFailure | null;
  readonly errors: readonly FieldError[];
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly summaryRef: RefObject<HTMLDivElement | null>;
  /** The heading of the confirmation. It gets focus after a successful submission. */
  readonly confirmationRef: RefObject<HTMLHeadingElement | null>;
  readonly formProps: ComponentProps<'form'>;
};
