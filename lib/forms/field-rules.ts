/** A field that cannot be sent, and a sentence that names it and says how to fix it. */
export type FieldError<Field extends string = string> = { readonly field: Field; readonly message: string };

/** The row to send, or what is wrong, in the order of the fields. */
export type Checked<Row, Field extends string> =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly errors: readonly FieldError<Field>[] };

type Bounds = { readonly min: number; readonly max: number };

/** Empty where the field is missing. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** Text for one line: trimmed, without line breaks, control characters and unseen direction marks. */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\p{Surrogate}\p{Bidi_Control}\u200B\u2060\uFEFF]/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** Text of several lines: trimmed, with one kind of line break and no other control characters. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Surrogate}\uFEFF]|(?![\t\n])\p{Cc}/gu, '')
    .replace(/^[\s\p{Bidi_Control}\u200B\u2060]+|[\s\p{Bidi_Control}\u200B\u2060]+$/gu, '');

/** Characters as the database counts them: code points. */
export const lengthOf = (text: string): number => [...text].length;

/**
 * The message to show, or null when the length is right. `label` is the field's name as printed, the bounds are in
 * characters.
 */
export const lengthMessage = (
  label: string,
  text: string,
  { min, max }: Bounds,
  empty: string,
): string | null => {
  const length = lengthOf(text);
  if (length === 0 && min > 0) return empty;
  if (length < min) return `${label} must be ${min} characters or more`;
  if (length > max) return `${label} must be ${max} characters or fewer. You have entered ${length}`;
  return null;
};

/** The message to show, or null when it can be an email address. */
export const emailMessage = (email: string, bounds: Bounds): string | null =>
  lengthMessage('Email address', email, { ...bounds, min: 1 }, 'Enter your email address') ??
  (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)
    ? null
    : 'Enter an email address in the correct format, like name@example.com');

/** Errors in the order of the fields; a correct field has null. */
export const errorsOf = <Field extends string>(
  messages: Readonly<Record<Field, string | null>>,
): readonly FieldError<Field>[] =>
  (Object.entries(messages) as [Field, string | null][]).flatMap(([field, message]) =>
    message === null ? [] : [{ field, message }],
  );
