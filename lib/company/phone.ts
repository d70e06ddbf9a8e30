import { company } from '@/content/company.ts';
import { parsePhone } from '@/content/format/parse-phone.ts';

/**
 * Returns the format for links (`+44…`). Throws for an invalid number, so that the build fails instead of publishing a
 * dead link.
 * @param field - The field in content/company.ts, for the error message.
 */
export const internationalPhone = (printed: string, field = 'phone'): string => {
  const number = parsePhone(printed);
  if (number?.isComplete) return number.international;
  throw new Error(
    `content/company.ts: ${field} is "${printed}", which is not a phone number. Write it as it is dialled, with the area code.`,
  );
};

/** Groups the digits as they are printed. */
export const phoneFromAbroad = (printed = company.phone): string | undefined =>
  printed.startsWith('+') ? undefined : `+44 ${printed.replaceAll(/[()]/g, '').replace(/^0+/, '')}`;

/**
 * Relay UK is a service for people who can't hear or speak on the phone. Its numbers are 18001, followed by the
 * British number.
 */
export const relayNumber = (printed = company.phone): string =>
  `18001 ${printed.replaceAll(/\(0\)|[()]/g, '').replace(/^\+44 */, '0')}`;

export const relayUrl = (printed = company.phone): `tel:${string}` =>
  `tel:${relayNumber(printed).replaceAll(/\D/g, '')}`;

export const phoneUrl = (printed = company.phone): `tel:${string}` => `tel:${internationalPhone(printed)}`;
