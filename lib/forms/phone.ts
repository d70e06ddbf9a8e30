import { wrongEntry } from '@/content/forms/wrong-entry.ts';
import { cleanLine } from './texts.ts';

/**
 * The inclusive number of digits of a valid phone number. Numbers that begin with 07 are British mobiles, other numbers with a
 * leading 0 are other British numbers, and the rest include their country code (E.164).
 */
export const phoneDigits = {
  mobile: { min: 11, max: 11 },
  national: { min: 10, max: 11 },
  international: { min: 8, max: 15 },
} as const;

/** Replaces the special spaces and dashes of pasted numbers with plain spaces and hyphens. */
export const cleanPhone = (text: string) =>
  cleanLine(text)
    .replace(/\s/g, ' ')
    .replace(/\p{Pd}/gu, '-');

/**
 * Returns the digits as dialled in Britain. Removes an extension and the (0) of `+44 (0)121 496 0000`, treats a leading 00 as a
 * plus sign, and replaces country code 44 with 0.
 */
const dialledDigits = (text: string) =>
  text
    .replace(/[xet#].*$/i, '')
    .replace(/(.)\(0\)/, '$1')
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^440?/, '0');

/** Returns the allowed digit counts for a phone number, and the error message for any other count. */
const lengthFor = (digits: string) => {
  const { mobile, national, international } = phoneDigits;
  if (digits.startsWith('07')) return { range: mobile, wrong: wrongEntry.mobileDigits };
  if (digits.startsWith('0')) return { range: national, wrong: wrongEntry.nationalDigits };
  return { range: international, wrong: wrongEntry.internationalDigits };
};

/** Returns the error message for an invalid phone number, or null for a valid one in any common notation. */
export const phoneProblem = (text: string): string | null => {
  if (!/^[\d+() .,/#xet-]+$/i.test(text)) return wrongEntry.phone;
  const digits = dialledDigits(text);
  if (digits === '') return wrongEntry.phone;
  const { range, wrong } = lengthFor(digits);
  return digits.length < range.min || digits.length > range.max ? wrong(range, digits.length) : null;
};
