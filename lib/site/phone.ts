import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { company } from '@/content/company';
import { isDramaNumber } from './drama-number';

/** A phone number in the form of a link, `+44…`, samples included; undefined where it is none. Without a country code it is British. */
export const parsePhone = (printed: string): string | undefined => {
  const number = parsePhoneNumberFromString(printed, { defaultCountry: 'GB', extract: false });
  return number && (number.isValid() || isDramaNumber(number.number)) ? number.number : undefined;
};

/**
 * Fails the build for anything that isn't a phone number, rather than printing a link that rings nowhere. `field` is its name
 * in company.ts.
 */
export const internationalPhone = (printed: string, field = 'phone'): string => {
  const number = parsePhone(printed);
  if (number) return number;
  throw new Error(
    `content/company.ts: ${field} is "${printed}", which is not a phone number. Write it as it is dialled, with the area code.`,
  );
};

/** How a number is dialled from a phone abroad; undefined where it is printed so already. */
export const phoneFromAbroad = (printed = company.phone): string | undefined =>
  printed.startsWith('+')
    ? undefined
    : parsePhoneNumberFromString(printed, { defaultCountry: 'GB' })?.formatInternational();

/** A number through Relay UK, for people who can't hear or speak on the phone: 18001, then the number as dialled at home. */
export const relayNumber = (printed = company.phone): string => {
  const number = parsePhoneNumberFromString(printed, { defaultCountry: 'GB' });
  return `18001 ${number?.formatNational() ?? printed}`;
};

/** The address that rings a number through Relay UK. */
export const relayUrl = (printed = company.phone): `tel:${string}` =>
  `tel:${relayNumber(printed).replaceAll(/\D/g, '')}`;

/** The address that rings a number: the company's, if no other is given. */
export const phoneUrl = (printed = company.phone): `tel:${string}` => `tel:${internationalPhone(printed)}`;
