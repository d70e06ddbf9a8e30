import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { company } from '@/content/company';
import { isDramaNumber } from './drama-number';

/** Returns a phone number in the form of a link (`+44…`), or undefined for an invalid one. Numbers without a country code are British. */
export const parsePhone = (printed: string): string | undefined => {
  const number = parsePhoneNumberFromString(printed, { defaultCountry: 'GB', extract: false });
  return number && (number.isValid() || isDramaNumber(number.number)) ? number.number : undefined;
};

/**
 * Returns a phone number in the form of a link. Throws for an invalid number, so that the build fails instead of printing a dead link.
 *
 * @param field - The name of the field in content/company.ts, for the error message.
 */
export const internationalPhone = (printed: string, field = 'phone'): string => {
  const number = parsePhone(printed);
  if (number) return number;
  throw new Error(
    `content/company.ts: ${field} is "${printed}", which is not a phone number. Write it as it is dialled, with the area code.`,
  );
};

/** Returns the number as dialled from abroad, or undefined if it is already printed that way. */
export const phoneFromAbroad = (printed = company.phone): string | undefined =>
  printed.startsWith('+')
    ? undefined
    : parsePhoneNumberFromString(printed, { defaultCountry: 'GB' })?.formatInternational();

/**
 * Returns a number to dial through Relay UK, for people who can't hear or speak on the phone: 18001, then the number as dialled
 * in Britain.
 */
export const relayNumber = (printed = company.phone): string => {
  const number = parsePhoneNumberFromString(printed, { defaultCountry: 'GB' });
  return `18001 ${number?.formatNational() ?? printed}`;
};

/** Returns the `tel:` link that dials a number through Relay UK. */
export const relayUrl = (printed = company.phone): `tel:${string}` =>
  `tel:${relayNumber(printed).replaceAll(/\D/g, '')}`;

/** Returns the `tel:` link of a number. Defaults to the company's number. */
export const phoneUrl = (printed = company.phone): `tel:${string}` => `tel:${internationalPhone(printed)}`;
