import type { ReactNode } from 'react';
import type { Field } from '@/content/forms/form';
import { formText } from '@/content/forms/form-text';
import { isRequired } from '@/lib/forms/bounds';

export const describedBy = (id: string, hint: unknown, error: string | undefined): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Hidden from screen readers, because they already announce the field as required. */
export const Asterisk = () => <span aria-hidden="true"> *</span>;

/** Undefined if there is nothing to say. */
export const hintOf = (field: Field): ReactNode => {
  const isOptional = !isRequired(field);
  const limit = field.kind === 'textarea' && formText.limit(field.max);
  if (!isOptional && !field.hint && !limit) return undefined;
  return (
    <>
      {isOptional && formText.optional} {field.hint} {limit}
    </>
  );
};

export const FieldHint = ({ id, text }: { readonly id: string; readonly text: ReactNode }) => (
  <span id={`${id}-hint`} className="mb-2 block text-mute">
    {text}
  </span>
);

type FieldErrorMessageProps = { readonly id: string; readonly message: string };

export const FieldErrorMessage = ({ id, message }: FieldErrorMessageProps) => (
  <span id={`${id}-error`} className="mb-2 block font-bold text-danger">
    <span className="sr-only">{formText.error} </span>
    {message}
  </span>
);

export const frameClass = (hasError: boolean): string => (hasError ? 'border-l-8 border-danger pl-4' : '');
