import { parsePhone, phoneDigits } from '@/content/format/parse-phone.ts';
import { fieldErrors } from '@/content/forms/field-errors.ts';
import { cleanLine } from './clean-text.ts';

/**
 * Removes `tel:`, and replaces special spaces, dashes and minus signs, because people paste such numbers. The database
 * rejects a number that still contains them. A test compares the two.
 */
export const cleanPhone = (text: string) =>
  cleanLine(text)
    .replace(/^tel:/i, '')
    .replace(/\s/g, ' ')
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .trim();

const wrongDigits = {
  mobile: fieldErrors.mobileDigits,
  national: fieldErrors.nationalDigits,
  international: fieldErrors.internationalDigits,
} as const;

/** Returns an error message, or null for a valid number. */
export const phoneProblem = (text: string): string | null => {
  const phone = parsePhone(text);
  if (!phone) return fieldErrors.phone;
  return phone.isComplete ? null : wrongDigits[phone.kind](phoneDigits[phone.kind], phone.digits.length);
};
