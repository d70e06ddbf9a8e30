import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { company } from '@/content/company';
import { isDramaNumber } from './drama-number';

/**
 * Returns the international format for links (`+44…`), or undefined for an invalid number. Numbers without a country
 * code count as British.
 */
export const parsePhone = (printed: string): string | undefined => {
  const number = parsePhoneNumberFromString(printed, { defaultCountry: 'GB', extract: false });
  return number && (number.isValid() || isDramaNumber(number.number)) ? number.number : undefined;
};

/**
 * Throws for an invalid number, so that the build fails instead of publishing a dead link.
 * @param field - The field in content/company.ts, for the error message.
 */
export const internationalPhone = (printed: string, field = 'phone'): string => {
  const number = parsePhone(printed);
  if (number) return number;
  throw new Error(
    `content/company.ts: ${field} is "${printed}", which is not a phone number. Write it as it is dialled, with the area code.`,
  );
};

export const phoneFromAbroad = (printed = company.phone): string | undefined =>
  printed.startsWith('+')
    ? undefined
    : parsePhoneNumberFromString(printed, { defaultCountry: 'GB' })?.formatInternational();

/**
 * Relay UK is a service for people who can't hear or speak on the phone. Its numbers are 18001, followed by the
 * British number.
 */
export const relayNumber = (printed = company.phone): string => {
  const number = parsePhoneNumberFromString(printed, { defaultCountry: 'GB' });
  return `18001 ${number?.formatNational() ?? printed}`;
};

export const relayUrl = (printed = company.phone): `tel:${string}` =>
  `tel:${relayNumber(printed).replaceAll(/\D/g, '')}`;

export const phoneUrl = (printed = company.phone): `tel:${string}` => `tel:${internationalPhone(printed)}`;
