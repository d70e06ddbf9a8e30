import { formatDate } from '@/content/format/format-date.ts';
import { fieldErrors, type FieldMessage } from '@/content/forms/field-errors.ts';
import type { Field } from '@/content/model/form.ts';
import { cleanLine, cleanText, lengthOf } from './clean-text.ts';
import { cleanEmail, emailProblem } from './email.ts';
import { cleanPhone, phoneProblem } from './phone.ts';

type TextField = Extract<Field, { readonly kind: 'text' | 'textarea' | 'email' | 'phone' }>;

const maxLengths = { email: 254, phone: 40 } as const;

/** The database column has a CHECK constraint with the same limit; a test compares the two. */
export const maxLengthOf = (field: TextField): number =>
  'max' in field ? field.max : maxLengths[field.kind];

export const isRequired = ({ requiredMessage }: Field): boolean => requiredMessage !== undefined;

type FieldResult = { readonly value: unknown } | FieldMessage;

/** Returns `value` for an empty optional field. */
const readEmpty = ({ requiredMessage }: Field, value: unknown): FieldResult =>
  requiredMessage === undefined ? { value } : { message: requiredMessage, isFromForm: true };

const cleaners = { text: cleanLine, textarea: cleanText, email: cleanEmail, phone: cleanPhone } as const;

const textProblem = (kind: TextField['kind'], text: string): string | null => {
  if (kind === 'phone') return phoneProblem(text);
  return kind === 'email' ? emailProblem(text) : null;
};

const readText = (field: TextField, input: string): FieldResult => {
  const text = cleaners[field.kind](input);
  if (text === '') return readEmpty(field, '');
  const max = maxLengthOf(field);
  const length = lengthOf(text);
  const tooLong = length > max ? fieldErrors.tooLong(field.noun, max, length) : null;
  const problem = textProblem(field.kind, text);
  // Report length before format, except for phone numbers, which are limited by their number of digits.
  const message = field.kind === 'phone' ? (problem ?? tooLong) : (tooLong ?? problem);
  return message === null ? { value: text } : { message };
};

const readNumber = (field: Extract<Field, { kind: 'number' }>, input: string): FieldResult => {
  const { noun, min, max } = field;
  const text = input.trim();
  if (text === '') return readEmpty(field, null);
  if (!/^-?\d+$/.test(text)) return { message: fieldErrors.notWhole(noun) };
  const value = Number(text);
  return value >= min && value <= max ? { value } : { message: fieldErrors.notBetween(noun, min, max) };
};

const readChoice = (field: Extract<Field, { kind: 'select' | 'radio' }>, input: string): FieldResult => {
  if (field.offered.includes(input)) return { value: input };
  return input === '' ? readEmpty(field, '') : { message: fieldErrors.notOffered(field.noun) };
};

/** Null if the date does not exist. */
const toIso = (year: string, month: string, day: string): string | null => {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};

/**
 * Accepts ISO dates, and British ones (`24/11/2026`) for browsers without date inputs. Returns null for an invalid
 * date.
 */
const readDate = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year && month && day) return toIso(year, month, day);
  const [, typedDay, typedMonth, typedYear] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
  return typedDay && typedMonth && typedYear ? toIso(typedYear, typedMonth, typedDay) : null;
};

const readDay = (field: Extract<Field, { kind: 'date' }>, input: string): FieldResult => {
  const { noun, earliest, latest } = field;
  const text = input.trim();
  if (text === '') return readEmpty(field, null);
  const value = readDate(text);
  if (value === null) return { message: fieldErrors.notDate(noun) };
  return value >= earliest && value <= latest
    ? { value }
    : { message: fieldErrors.notFromTo(noun, formatDate(earliest), formatDate(latest)) };
};

export const tickedValue = 'yes';

/** The name of the box for none of the options. */
export const noneName = (name: string): string => `${name}-none`;

/**
 * Names such as `website` or `company` would not work, because browsers and password managers fill them in
 * automatically.
 */
export const honeypotName = 'reference';

/** A missing value or an uploaded file counts as empty. */
export const readField = (field: Field, data: FormData, name: string): FieldResult => {
  const typed = data.get(name);
  const input = typeof typed === 'string' ? typed : '';
  switch (field.kind) {
    case 'checkboxes': {
      const chosenOptions = new Set(data.getAll(name));
      const value = field.offered.filter((item) => chosenOptions.has(item));
      const isNone = field.none !== undefined && data.has(noneName(name));
      return value.length > 0 || isNone ? { value } : readEmpty(field, []);
    }
    case 'select':
    case 'radio':
      return readChoice(field, input);
    case 'date':
      return readDay(field, input);
    case 'checkbox':
      return input === tickedValue ? { value: true } : readEmpty(field, false);
    case 'number':
      return readNumber(field, input);
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
      return readText(field, input);
    default:
      return field satisfies never;
  }
};
