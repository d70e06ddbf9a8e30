import type { FocusEvent, FormEvent, KeyboardEvent, RefObject } from 'react';
import type { FieldError } from '@/lib/forms/check-form';
import type { Failure, SendFailureCause } from '@/lib/forms/send-row';

/** `sent` lasts until the next submission, `failed` until the next change. */
export type FormStatus = 'idle' | 'submitting' | 'sent' | 'failed';

/** Why a correct form was not sent. `trapped`: the field that catches spam was filled in. */
export type FormFailure = Failure<Exclude<SendFailureCause, 'unloaded'> | 'trapped'>;

/** The state of a form and what its elements need. */
export type CheckedForm<Row, Field extends string> = {
  readonly status: FormStatus;
  /** What was last sent from this page. */
  readonly sentRow: Row | null;
  /** When the form was last stored in this tab, also before a reload; null once another submission begins. */
  readonly sentAt: Date | null;
  /** Whether the fields hold what was typed before a reload. */
  readonly kept: boolean;
  /** Why the last submission failed, while the status is `failed`. */
  readonly failure: FormFailure | null;
  readonly errors: readonly FieldError<Field>[];
  /** For the error summary. */
  readonly summaryRef: RefObject<HTMLDivElement | null>;
  /** For the heading of the confirmation, which takes the focus after success. */
  readonly confirmationRef: RefObject<HTMLHeadingElement | null>;
  readonly errorOf: (field: Field) => string | undefined;
  /** For the form element. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly method: 'post' | 'dialog';
    readonly action: string | undefined;
    readonly encType: 'text/plain' | undefined;
    readonly noValidate: boolean;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onFocus: (() => void) | undefined;
    readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
  };
};
