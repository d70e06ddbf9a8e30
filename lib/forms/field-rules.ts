import { cleanLine, cleanText, lengthOf } from './texts.ts';

/** What a field must hold. The CHECK constraint of its column holds the same; a test compares the two. */
export type Rule<Value = unknown, Column extends string = string> = {
  /** The column that takes the value. */
  readonly column: Column;
  readonly kind: 'line' | 'lines' | 'email' | 'phone' | 'number' | 'choice';
  readonly required: boolean;
  /** Inclusive: characters of a text, the number itself, items of a choice. */
  readonly min: number;
  readonly max: number;
  /** The value to store, or a sentence that names the field and says how to fix it. */
  readonly read: (data: FormData, name: string) => Read<Value>;
};

export type Read<Value> = { readonly value: Value } | { readonly message: string };

/** Empty where the field is missing. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** The message to show, or null when the text is short enough. `label` is the field's name as printed. */
export const tooLong = (label: string, text: string, max: number): string | null => {
  const length = lengthOf(text);
  return length > max ? `${label} must be ${max} characters or fewer. You have entered ${length}` : null;
};

export const readText = (text: string, message: string | null): Read<string> =>
  message === null ? { value: text } : { message };

type TextOptions<Column extends string> = {
  readonly column: Column;
  /** The field's name as printed. */
  readonly label: string;
  /** In characters. */
  readonly max: number;
  /** What to say when nothing was entered. Without it the field may be left empty. */
  readonly missing?: string;
};

const textRule =
  (kind: 'line' | 'lines', clean: (text: string) => string) =>
  <const Column extends string>({
    column,
    label,
    max,
    missing,
  }: TextOptions<Column>): Rule<string, Column> => ({
    column,
    kind,
    required: missing !== undefined,
    min: missing === undefined ? 0 : 1,
    max,
    read: (data, name) => {
      const text = clean(textOf(data, name));
      return readText(text, text === '' && missing !== undefined ? missing : tooLong(label, text, max));
    },
  });

export const line = textRule('line', cleanLine);

/** Text of several lines. */
export const lines = textRule('lines', cleanText);

/** Only a message can tell whether a mailbox exists; this refuses what cannot be an address. */
export const email: Rule<string, 'email'> = {
  column: 'email',
  kind: 'email',
  required: true,
  min: 5,
  max: 254,
  read: (data, name) => {
    const address = cleanLine(textOf(data, name));
    if (address === '') return { message: 'Enter your email address' };
    return readText(
      address,
      tooLong('Email address', address, email.max) ??
        (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address)
          ? null
          : 'Enter an email address in the correct format, like name@example.com'),
    );
  },
};

type NumberOptions<Column extends string> = {
  readonly column: Column;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly missing: string;
};

export const wholeNumber = <const Column extends string>({
  label,
  missing,
  ...options
}: NumberOptions<Column>): Rule<number, Column> => ({
  ...options,
  kind: 'number',
  required: true,
  read: (data, name) => {
    const text = textOf(data, name).trim();
    const { min, max } = options;
    if (text === '') return { message: missing };
    if (!/^-?\d+$/.test(text)) return { message: `${label} must be a whole number, like 7` };
    const value = Number(text);
    return value >= min && value <= max
      ? { value }
      : { message: `${label} must be between ${min} and ${max}` };
  },
});

type ChoiceOptions<Column extends string> = {
  readonly column: Column;
  readonly offered: readonly string[];
  readonly missing: string;
};

/** At least one of the values offered, in their order. */
export const choice = <const Column extends string>({
  column,
  offered,
  missing,
}: ChoiceOptions<Column>): Rule<readonly string[], Column> => ({
  column,
  kind: 'choice',
  required: true,
  min: 1,
  max: offered.length,
  read: (data, name) => {
    const chosen = new Set(data.getAll(name));
    const value = offered.filter((item) => chosen.has(item));
    return value.length > 0 ? { value } : { message: missing };
  },
});
