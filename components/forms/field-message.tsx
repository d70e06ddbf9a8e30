import type { ReactNode } from 'react';
import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Field } from '@/content/model/form.ts';
import type { FieldError } from '@/lib/forms/check-form.ts';
import { isRequired } from '@/lib/forms/read-field.ts';

export const describedBy = (id: string, hint: unknown, error: FieldError | undefined): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Hidden from screen readers, because they already announce the field as required. */
export const Asterisk = () => <span aria-hidden="true"> *</span>;

/** Undefined if there is nothing to say. */
export const hintOf = (field: Field): ReactNode => {
  const note = (text: string) => <span lang={siteLanguage}>{text}</span>;
  const isOptional = !isRequired(field);
  const limit = field.kind === 'textarea' && formText.limit(field.max);
  if (!isOptional && !field.hint && !limit) return undefined;
  return (
    <>
      {isOptional && note(formText.optional)} {field.hint} {limit && note(limit)}
    </>
  );
};

export const FieldHint = ({ id, text }: { readonly id: string; readonly text: ReactNode }) => (
  <span id={`${id}-hint`} className="mb-2 block text-mute">
    {text}
  </span>
);

export const languageOf = ({ isFromForm }: FieldError) => (isFromForm ? undefined : siteLanguage);

export const FieldErrorMessage = ({ error }: { readonly error: FieldError }) => (
  <span id={`${error.field}-error`} className="mb-2 block font-bold text-danger">
    <span lang={siteLanguage} className="sr-only">
      {formText.error}{' '}
    </span>
    <span lang={languageOf(error)}>{error.message}</span>
  </span>
);

export const frameClass = (hasError: boolean): string => (hasError ? 'border-l-8 border-danger pl-4' : '');
