import { type Rule, readText, textOf, tooLong } from './field-rules.ts';
import { cleanLine } from './texts.ts';

/**
 * Digits of a phone number that somebody can ring, inclusive: one that begins with 07 is a British mobile, with another 0 it's
 * British as well, any other is counted with its country code (E.164).
 */
export const phoneDigits = {
  mobile: { min: 11, max: 11 },
  national: { min: 10, max: 11 },
  international: { min: 8, max: 15 },
} as const;

const example = 'Enter a phone number, like 0121 496 0000, 07700 900 123 or +44 121 496 0000';

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

const lengthFor = (digits: string) => {
  const { mobile, national, international } = phoneDigits;
  if (digits.startsWith('07'))
    return { range: mobile, rule: `A mobile number that begins with 07 has ${mobile.max} digits` };
  if (digits.startsWith('0'))
    return {
      range: national,
      rule: `A phone number that begins with 0 has ${national.min} or ${national.max} digits`,
    };
  return {
    range: international,
    rule: `A phone number with a country code, like +44 121 496 0000, has ${international.min} to ${international.max} digits`,
  };
};

const messageFor = (text: string): string | null => {
  if (text === '') return 'Enter your phone number';
  if (!/^[\d+() .,/#xet-]+$/i.test(text)) return example;
  const digits = dialledDigits(text);
  if (digits === '') return example;
  const { range, rule } = lengthFor(digits);
  if (digits.length < range.min || digits.length > range.max)
    return `${rule}. You have entered ${digits.length}`;
  return tooLong('Phone number', text, phone.max);
};

/** A number that somebody can ring, in any usual form. */
export const phone: Rule<string, 'phone'> = {
  column: 'phone',
  kind: 'phone',
  required: true,
  min: 8,
  max: 40,
  read: (data, name) => {
    const text = clean(textOf(data, name));
    return readText(text, messageFor(text));
  },
};
