import { parsePhone, withoutExtension } from '@/content/format/parse-phone.ts';

/**
 * Returns the format for links (`+44…`). Throws for an invalid number, so that the build fails instead of publishing a
 * dead link.
 * @param field - The field in content/company.ts, for the error message.
 */
export const internationalPhone = (printedNumber: string, field = 'phone'): string => {
  const number = parsePhone(printedNumber);
  if (number?.isComplete) return number.international;
  throw new Error(
    `content/company.ts: ${field} is "${printedNumber}", which is not a phone number. Write it as it is dialled, with the area code.`,
  );
};

/** The digits after the 0 or the country code, grouped as they are printed. */
const groupsOf = (printedNumber: string): string => {
  const count = internationalPhone(printedNumber).replace(/^\+44/, '').length;
  const [groups = ''] =
    new RegExp(String.raw`(?:\d\D*){${count}}$`).exec(withoutExtension(printedNumber)) ?? [];
  return groups.replaceAll(/\D+/g, ' ').trim();
};

/** Undefined for a number that is printed with its country code, and for one that callers abroad can't reach. */
export const phoneFromAbroad = (printedNumber: string): string | undefined =>
  /^(?:\+|00)/.test(printedNumber) || /^\+44(?:[89]|500)/.test(internationalPhone(printedNumber))
    ? undefined
    : `+44 ${groupsOf(printedNumber)}`;

/**
 * Relay UK is a service for people who can't hear or speak on the phone. Its numbers are 18001, followed by the
 * British number.
 */
export const relayNumber = (printedNumber: string): string => `18001 0${groupsOf(printedNumber)}`;

export const relayUrl = (printedNumber: string): `tel:${string}` =>
  `tel:${relayNumber(printedNumber).replaceAll(/\D/g, '')}`;
