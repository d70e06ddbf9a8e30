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

/** The address that rings the company. */
export const phoneUrl = (): `tel:${string}` => `tel:${internationalPhone(company.phone)}`;
