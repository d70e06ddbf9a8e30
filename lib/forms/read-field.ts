import type { Field } from '@/content/forms/form.ts';
import { wrongEntry } from '@/content/forms/wrong-entry.ts';
import { boundsOf } from './bounds.ts';
import { cleanPhone, phoneProblem } from './phone.ts';
import { cleanLine, cleanText, lengthOf } from './texts.ts';

/** The value to store, or a sentence that names the field and says how to fix it. */
type Read = { readonly value: unknown } | { readonly message: string };

const cleaners = { text: cleanLine, textarea: cleanText, email: cleanLine, phone: cleanPhone } as const;

const textProblem = (kind: keyof typeof cleaners, text: string): string | null => {
  if (kind === 'phone') return phoneProblem(text);
  // Only a message can tell whether a mailbox exists; this refuses what cannot be an address.
  return kind === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) ? wrongEntry.email : null;
};

const readText = (field: Extract<Field, { kind: keyof typeof cleaners }>, entered: string): Read => {
  const text = cleaners[field.kind](entered);
  if (text === '') return field.missing === undefined ? { value: '' } : { message: field.missing };
  const { max } = boundsOf(field);
  const length = lengthOf(text);
  const tooLong = length > max ? wrongEntry.tooLong(field.name, max, length) : null;
  const problem = textProblem(field.kind, text);
  // Beyond the longest address there is nothing to say of its form; of a phone number, the digits come first.
  const message = field.kind === 'phone' ? (problem ?? tooLong) : (tooLong ?? problem);
  return message === null ? { value: text } : { message };
};

const readNumber = (
  { name, missing, min, max }: Extract<Field, { kind: 'number' }>,
  entered: string,
): Read => {
  const text = entered.trim();
  if (text === '') return { message: missing };
  if (!/^-?\d+$/.test(text)) return { message: wrongEntry.notWhole(name) };
  const value = Number(text);
  return value >= min && value <= max ? { value } : { message: wrongEntry.notBetween(name, min, max) };
};

/** Reads the entry with this name. A text that is missing, or a file in its place, is an empty one. */
export const readField = (field: Field, data: FormData, name: string): Read => {
  if (field.kind === 'checkboxes') {
    const chosen = new Set(data.getAll(name));
    const value = field.offered.filter((item) => chosen.has(item));
    return value.length > 0 ? { value } : { message: field.missing };
  }
  const entry = data.get(name);
  const entered = typeof entry === 'string' ? entry : '';
  return field.kind === 'number' ? readNumber(field, entered) : readText(field, entered);
};
