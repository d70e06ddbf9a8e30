/**
 * The allowed number of digits (inclusive). Mobile numbers start with 07, other British numbers start with 0, and
 * international numbers include their country code (E.164).
 */
export const phoneDigits = {
  mobile: { min: 11, max: 11 },
  national: { min: 10, max: 11 },
  international: { min: 8, max: 15 },
} as const;

type PhoneKind = keyof typeof phoneDigits;

const kindOf = (digits: string): PhoneKind => {
  if (digits.startsWith('07')) return 'mobile';
  return digits.startsWith('0') ? 'national' : 'international';
};

/** Omits an extension, such as `ext. 12`. */
export const withoutExtension = (text: string): string => text.replace(/[xet#].*$/i, '');

/**
 * Reads a number in any common notation, such as `(0121) 496 0000`, `+44 (0)121 …` or `0044 121 …`. `digits` omits an
 * extension, and has 0 in place of the country code 44. Returns undefined if the text is not a number.
 */
export const parsePhone = (text: string) => {
  if (!/^[\d+() .,/#xet-]+$/i.test(text)) return undefined;
  const digits = withoutExtension(text)
    .replace(/(.)\(0\)/, '$1')
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^440?/, '0');
  if (digits === '') return undefined;
  const kind = kindOf(digits);
  const { min, max } = phoneDigits[kind];
  return {
    kind,
    digits,
    isComplete: digits.length >= min && digits.length <= max,
    /** For links: `+44…`. */
    international: `+${digits.replace(/^0/, '44')}` as const,
  };
};

/** For links. The build rejects invalid numbers (`companyProblems`). */
export const phoneUrl = (printedNumber: string): `tel:+${string}` =>
  `tel:${parsePhone(printedNumber)?.international ?? '+'}`;
