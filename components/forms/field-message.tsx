import { formNotes } from '@/content/forms/notes';

export const describedBy = (id: string, hint: unknown, error: string | undefined): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Hidden from screen readers, because they already announce the field as required. */
export const Asterisk = () => <span aria-hidden="true"> *</span>;

export const FieldHint = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <span id={`${id}-hint`} className="mb-2 block text-mute">
    {text}
  </span>
);

export const FieldErrorMessage = ({ id, message }: { readonly id: string; readonly message: string }) => (
  <span id={`${id}-error`} className="mb-2 block font-bold text-danger">
    <span className="sr-only">{formNotes.error} </span>
    <span>{message}</span>
  </span>
);

export const frameClass = (wrong: boolean): string => (wrong ? 'border-l-8 border-danger pl-4' : '');
