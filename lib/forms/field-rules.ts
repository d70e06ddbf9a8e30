import { wrongEntry } from '@/content/form-fields.ts';
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

/** The message to show, or null when the text is short enough. */
export const tooLong = (name: string, text: string, max: number): string | null => {
  const length = lengthOf(text);
  return length > max ? wrongEntry.tooLong(name, max, length) : null;
};

export const readText = (text: string, message: string | null): Read<string> =>
  message === null ? { value: text } : { message };

/** What the messages about a field say, from `content/form-fields.ts`. */
export type Words = { readonly name: string; readonly missing: string };

type TextOptions<Column extends string> = {
  readonly column: Column;
  /** Without `missing` the field may be left empty. */
  readonly words: Omit<Words, 'missing'> & Partial<Words>;
  /** In characters. */
  readonly max: number;
};

const textRule =
  (kind: 'line' | 'lines', clean: (text: string) => string) =>
  <const Column extends string>({
    column,
    words: { name: called, missing },
    max,
  }: TextOptions<Column>): Rule<string, Column> => ({
    column,
    kind,
    required: missing !== undefined,
    min: missing === undefined ? 0 : 1,
    max,
    read: (data, name) => {
      const text = clean(textOf(data, name));
      return readText(text, text === '' && missing !== undefined ? missing : tooLong(called, text, max));
    },
  });

export const line = textRule('line', cleanLine);

/** Text of several lines. */
export const lines = textRule('lines', cleanText);

/** Only a message can tell whether a mailbox exists; this refuses what cannot be an address. */
export const email = (words: Words): Rule<string, 'email'> => {
  const max = 254;
  return {
    column: 'email',
    kind: 'email',
    required: true,
    min: 5,
    max,
    read: (data, name) => {
      const address = cleanLine(textOf(data, name));
      if (address === '') return { message: words.missing };
      return readText(
        address,
        tooLong(words.name, address, max) ??
          (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address) ? null : wrongEntry.email),
      );
    },
  };
};

type NumberOptions<Column extends string> = {
  readonly column: Column;
  readonly words: Words;
  readonly min: number;
  readonly max: number;
};

export const wholeNumber = <const Column extends string>({
  words,
  ...options
}: NumberOptions<Column>): Rule<number, Column> => ({
  ...options,
  kind: 'number',
  required: true,
  read: (data, name) => {
    const text = textOf(data, name).trim();
    const { min, max } = options;
    if (text === '') return { message: words.missing };
    if (!/^-?\d+$/.test(text)) return { message: wrongEntry.notWhole(words.name) };
    const value = Number(text);
    return value >= min && value <= max
      ? { value }
      : { message: wrongEntry.notBetween(words.name, min, max) };
  },
});

type ChoiceOptions<Column extends string> = {
  readonly column: Column;
  readonly offered: readonly string[];
  readonly words: Pick<Words, 'missing'>;
};

/** At least one of the values offered, in their order. */
export const choice = <const Column extends string>({
  column,
  offered,
  words,
}: ChoiceOptions<Column>): Rule<readonly string[], Column> => ({
  column,
  kind: 'choice',
  required: true,
  min: 1,
  max: offered.length,
  read: (data, name) => {
    const chosen = new Set(data.getAll(name));
    const value = offered.filter((item) => chosen.has(item));
    return value.length > 0 ? { value } : { message: words.missing };
  },
});
