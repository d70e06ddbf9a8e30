import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { company } from '@/content/company';

/** A phone number in the form of a link, `+44…`; undefined where it is none. Numbers without a country code are British. */
export const parsePhone = (printed: string): string | undefined => {
  const number = parsePhoneNumberFromString(printed, { defaultCountry: 'GB', extract: false });
  return number?.isValid() ? number.number : undefined;
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

/** How the company is dialled from a phone abroad; undefined where `company.phone` already says so. */
export const phoneFromAbroad = (): string | undefined => {
  const number = parsePhoneNumberFromString(company.phone, { defaultCountry: 'GB' });
  return company.phone.startsWith('+') ? undefined : number?.formatInternational();
};

/** The company through Relay UK, for people who can't hear or speak on the phone: 18001, then the number as dialled at home. */
export const relayNumber = (): string => {
  const number = parsePhoneNumberFromString(company.phone, { defaultCountry: 'GB' });
  return `18001 ${number?.formatNational() ?? company.phone}`;
};

/** The address that rings the company through Relay UK. */
export const relayUrl = (): `tel:${string}` => `tel:${relayNumber().replaceAll(/\D/g, '')}`;

/** The address that rings the company. */
export const phoneUrl = (): `tel:${string}` => `tel:${internationalPhone(company.phone)}`;
