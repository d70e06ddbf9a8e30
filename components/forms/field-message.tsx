import { formNotes } from '@/content/forms/notes';

/** The ids for aria-describedby. */
export const describedBy = (id: string, hint: unknown, error: string | undefined): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Follows the label of a required field; screen readers announce the attribute `required` instead. */
export const Asterisk = () => <span aria-hidden="true"> *</span>;

/** The hint below a field's label, for the field with this id. */
export const FieldHint = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <span id={`${id}-hint`} className="mb-2 block text-mute">
    {text}
  </span>
);

/** What is wrong in the field with this id. */
export const FieldErrorMessage = ({ id, message }: { readonly id: string; readonly message: string }) => (
  <span id={`${id}-error`} className="mb-2 block font-bold text-danger">
    <span className="sr-only">{formNotes.error} </span>
    {message}
  </span>
);

/** The classes of a field's frame, with a thick bar beside a wrong one. */
export const frameClass = (wrong: boolean): string => (wrong ? 'border-l-8 border-danger pl-4' : '');
