import { wrongEntry } from '@/content/forms/wrong-entry.ts';
import { cleanLine } from './texts.ts';

/**
 * The allowed number of digits (inclusive). Mobile numbers start with 07, other British numbers start with 0, and
 * international numbers include their country code (E.164).
 */
export const phoneDigits = {
  mobile: { min: 11, max: 11 },
  national: { min: 10, max: 11 },
  international: { min: 8, max: 15 },
} as const;

/**
 * Removes `tel:`, and replaces special spaces, dashes and minus signs, which pasted numbers can contain. The database
 * applies the same rules; a test compares them.
 */
export const cleanPhone = (text: string) =>
  cleanLine(text)
    .replace(/^tel:/i, '')
    .replace(/\s/g, ' ')
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .trim();

/**
 * Returns the digits without an extension, and with 0 in place of the country code 44. Accepts notations such as
 * `+44 (0)121 …` and `0044 121 …`.
 */
const dialledDigits = (text: string) =>
  text
    .replace(/[xet#].*$/i, '')
    .replace(/(.)\(0\)/, '$1')
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^440?/, '0');

const lengthFor = (digits: string) => {
  const { mobile, national, international } = phoneDigits;
  if (digits.startsWith('07')) return { range: mobile, wrong: wrongEntry.mobileDigits };
  if (digits.startsWith('0')) return { range: national, wrong: wrongEntry.nationalDigits };
  return { range: international, wrong: wrongEntry.internationalDigits };
};

/** Returns an error message, or null for a valid number. Accepts any common notation. */
export const phoneProblem = (text: string): string | null => {
  if (!/^[\d+() .,/#xet-]+$/i.test(text)) return wrongEntry.phone;
  const digits = dialledDigits(text);
  if (digits === '') return wrongEntry.phone;
  const { range, wrong } = lengthFor(digits);
  return digits.length < range.min || digits.length > range.max ? wrong(range, digits.length) : null;
};
