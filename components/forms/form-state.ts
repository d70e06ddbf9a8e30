import type { FailureCause } from '@/content/forms/failures.ts';
import type { FieldError, Row } from '@/lib/forms/check-form.ts';

export type SubmissionFailure = { readonly cause: FailureCause; readonly serverMessage: string | null };

/**
 * `sent` lasts until the next submission. After a reload, and when the visitor leaves the page, its `row` is null.
 * `failed` lasts until the next change.
 */
export type FormState =
  | { readonly status: 'editing'; readonly errors: readonly FieldError[] }
  | { readonly status: 'submitting' }
  | { readonly status: 'sent'; readonly sentAt: Date; readonly row: Row | null }
  | { readonly status: 'failed'; readonly failure: SubmissionFailure };
