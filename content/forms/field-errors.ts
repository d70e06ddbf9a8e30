import { capitalised } from '../format/grammar.ts';
import type { Field } from '../model/form.ts';

const exampleEmail = 'name@example.com';

/* These numbers are kept for drama and never ring. */
const landline = '01632 960 001';
const mobile = '07700 900 123';
const landlineFromAbroad = '+44 1632 960 001';
const mobileFromAbroad = '+44 7700 900 123';

type DigitRange = { readonly min: number; readonly max: number };

export type FieldMessage = {
  readonly message: string;
  /** True if the message is part of the form, and so in its language. All forms share the other messages. */
  readonly isFromForm?: true;
};

/** The error messages beside the fields of a form. */
export const fieldErrors = {
  tooLong: (noun: string, max: number, entered: number) =>
    `${capitalised(noun)} must be ${max} characters or fewer. You have entered ${entered}`,
  notWhole: (noun: string) => `${capitalised(noun)} must be a whole number, like 7`,
  notBetween: (noun: string, min: number, max: number) =>
    `${capitalised(noun)} must be between ${min} and ${max}`,
  notOffered: (noun: string) => `${capitalised(noun)} must be one of the options`,
  notDate: (noun: string) => `${capitalised(noun)} must be a real date, like 24/11/2026`,
  notFromTo: (noun: string, earliest: string, latest: string) =>
    `${capitalised(noun)} must be from ${earliest} to ${latest}`,
  email: `Enter an email address in the correct format, like ${exampleEmail}`,
  emailDots: 'Enter an email address without two dots in a row',
  emailSpace: 'Enter an email address without spaces',
  oneEmail: 'Enter one email address only',
  phone: `Enter a phone number, like ${landline}, ${mobile} or ${landlineFromAbroad}`,
  mobileDigits: ({ max }: DigitRange, entered: number) =>
    `A British mobile number, like ${mobile} or ${mobileFromAbroad}, has ${max} digits, counting its 0. You have entered ${entered}`,
  nationalDigits: ({ min, max }: DigitRange, entered: number) =>
    `A British phone number, like ${landline} or ${landlineFromAbroad}, has ${min} or ${max} digits, counting its 0. You have entered ${entered}`,
  internationalDigits: ({ min, max }: DigitRange, entered: number) =>
    `A phone number with a country code, like +353 1 234 5678, has ${min} to ${max} digits. You have entered ${entered}`,
} as const;

/**
 * The error message for an invalid field on the `not-sent` page. It can't say which rule the value broke, because the page
 * is the same for all values.
 */
export const notSentMessage = (field: Field): FieldMessage => {
  const { noun, requiredMessage, notSent } = field;
  if (notSent !== undefined) return { message: notSent, isFromForm: true };
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return { message: `Your ${noun} is ${requiredMessage === undefined ? '' : 'missing or '}too long.` };
    case 'email':
      return { message: `We couldn’t read your ${noun}. Write it like ${exampleEmail}.` };
    case 'phone':
      return {
        message: `We couldn’t read your ${noun}. Write it like ${landline}, ${mobile} or ${landlineFromAbroad}.`,
      };
    case 'number':
      return { message: `Write your ${noun} as a whole number, like 7.` };
    case 'date':
      return { message: `We couldn’t read your ${noun}. Write it like 24/11/2026.` };
    case 'select':
    case 'radio':
    case 'checkbox':
    case 'checkboxes':
      return requiredMessage === undefined
        ? { message: `Your ${noun} must be one of the options.` }
        : { message: `${requiredMessage}.`, isFromForm: true };
    default:
      return field satisfies never;
  }
};
