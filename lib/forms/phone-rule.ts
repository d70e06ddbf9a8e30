import { wrongEntry } from '@/content/form-fields.ts';
import { type Rule, readText, textOf, tooLong, type Words } from './field-rules.ts';
import { cleanLine } from './texts.ts';

/**
 * Digits of a phone number that somebody can ring, inclusive: one that begins with 0 is British, any other is counted with
 * its country code (E.164).
 */
export const phoneDigits = {
  national: { min: 10, max: 11 },
  international: { min: 8, max: 15 },
} as const;

const max = 40;

/** Plain spaces and hyphens in place of what is pasted from contact lists. */
const clean = (text: string) =>
  cleanLine(text)
    .replace(/\s/g, ' ')
    .replace(/\p{Pd}/gu, '-');

/**
 * The digits that are dialled: without an extension, without the (0) of `+44 (0)121 496 0000`, and without the 00 that many
 * write for the plus.
 */
const dialledDigits = (text: string) =>
  text
    .replace(/[xet#].*$/i, '')
    .replace(/(.)\(0\)/, '$1')
    .replace(/\D/g, '')
    .replace(/^00/, '');

const messageFor = (text: string, words: Words): string | null => {
  if (text === '') return words.missing;
  if (!/^[\d+() .,/#xet-]+$/i.test(text)) return wrongEntry.phone;
  const digits = dialledDigits(text);
  if (digits === '') return wrongEntry.phone;
  const { national, international } = phoneDigits;
  const [allowed, wrong] = digits.startsWith('0')
    ? [national, wrongEntry.nationalDigits]
    : [international, wrongEntry.internationalDigits];
  if (digits.length < allowed.min || digits.length > allowed.max)
    return wrong(allowed.min, allowed.max, digits.length);
  return tooLong(words.name, text, max);
};

/** A number that somebody can ring, in any usual form. */
export const phone = (words: Words): Rule<string, 'phone'> => ({
  column: 'phone',
  kind: 'phone',
  required: true,
  min: 8,
  max,
  read: (data, name) => {
    const text = clean(textOf(data, name));
    return readText(text, messageFor(text, words));
  },
});
