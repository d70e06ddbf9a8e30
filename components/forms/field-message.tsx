import { formNotes } from '@/content/forms/notes';

/** Returns the value of `aria-describedby` for the field with this id. */
export const describedBy = (id: string, hint: unknown, error: string | undefined): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/**
 * An asterisk after the label of a required field. It is hidden from screen readers, because they already announce the
 * field as required.
 */
export const Asterisk = () => <span aria-hidden="true"> *</span>;

/** The hint below the label of the field with this id. */
export const FieldHint = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <span id={`${id}-hint`} className="mb-2 block text-mute">
    {text}
  </span>
);

/** The error message of the field with this id. */
export const FieldErrorMessage = ({ id, message }: { readonly id: string; readonly message: string }) => (
  <span id={`${id}-error`} className="mb-2 block font-bold text-danger">
    <span className="sr-only">{formNotes.error} </span>
    {message}
  </span>
);

/** Returns the CSS classes of a field and its messages. An invalid field has a thick bar beside it. */
export const frameClass = (wrong: boolean): string => (wrong ? 'border-l-8 border-danger pl-4' : '');
