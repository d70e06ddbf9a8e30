import type { FieldError } from '@/lib/forms/check-form';
import type { Failure, SendFailureCause } from '@/lib/forms/send-row';

/** `honeypot` means that its hidden field was filled in. */
export type SubmissionFailure = Failure<Exclude<SendFailureCause, 'unloaded'> | 'honeypot'>;

export type Row = Readonly<Record<string, unknown>>;

/**
 * `sent` lasts until the next submission. After a reload, and when the visitor leaves the page, its `row` is null.
 * `failed` lasts until the next change.
 */
export type FormState =
  | { readonly status: 'editing'; readonly errors: readonly FieldError[] }
  | { readonly status: 'submitting' }
  | { readonly status: 'sent'; readonly sentAt: Date; readonly row: Row | null }
  | { readonly status: 'failed'; readonly failure: SubmissionFailure };
