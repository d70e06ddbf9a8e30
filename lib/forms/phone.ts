import { wrongEntry } from '@/content/forms/wrong-entry.ts';
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

/** Plain spaces and hyphens in place of what is pasted from contact lists. */
export const cleanPhone = (text: string) =>
  cleanLine(text)
    .replace(/\s/g, ' ')
    .replace(/\p{Pd}/gu, '-');

/**
 * The digits that are dialled in Britain: without an extension, without the (0) of `+44 (0)121 496 0000`, without the 00 that many
 * write for the plus, and with a 0 for the country code 44.
 */
const dialledDigits = (text: string) =>
  text
    .replace(/[xet#].*$/i, '')
    .replace(/(.)\(0\)/, '$1')
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^440?/, '0');

/** How many digits such a number has, and what to say of another number of them. */
const lengthFor = (digits: string) => {
  const { mobile, national, international } = phoneDigits;
  if (digits.startsWith('07')) return { range: mobile, wrong: wrongEntry.mobileDigits };
  if (digits.startsWith('0')) return { range: national, wrong: wrongEntry.nationalDigits };
  return { range: international, wrong: wrongEntry.internationalDigits };
};

/** What is wrong with a number that was entered, or null for one that somebody can ring, in any usual form. */
export const phoneProblem = (text: string): string | null => {
  if (!/^[\d+() .,/#xet-]+$/i.test(text)) return wrongEntry.phone;
  const digits = dialledDigits(text);
  if (digits === '') return wrongEntry.phone;
  const { range, wrong } = lengthFor(digits);
  return digits.length < range.min || digits.length > range.max ? wrong(range, digits.length) : null;
};
