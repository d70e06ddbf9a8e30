import { equipmentNames } from '@/content/equipment.ts';
import { phoneDigits, registrationBounds as bounds } from './bounds.ts';
import {
  type Checked,
  cleanLine,
  cleanText,
  emailMessage,
  errorsOf,
  lengthMessage,
  textOf,
} from './field-rules.ts';

/** A registration as the table `operators` takes it. */
export type OperatorRow = {
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** Whole years. */
  readonly experience: number;
  readonly equipment: readonly string[];
};

/** The fields of the registration form, by the names they have in the page. */
export type RegistrationField = keyof typeof bounds;

const phoneExample = 'Enter a phone number, like 0121 496 0000, 07700 900 123 or +44 121 496 0000';

/** Plain spaces and hyphens in place of what is pasted from contact lists. */
const cleanPhone = (text: string) =>
  cleanLine(text)
    .replace(/\s/g, ' ')
    .replace(/\p{Pd}/gu, '-');

/**
 * The digits that are dialled: without an extension, without the (0) of `+44 (0)121 496 0000`, and without the 00 that many
 * write for the plus.
 */
const dialledDigits = (phone: string) =>
  phone
    .replace(/[xet#].*$/i, '')
    .replace(/(.)\(0\)/, '$1')
    .replace(/\D/g, '')
    .replace(/^00/, '');

const phoneMessage = (phone: string) => {
  if (phone === '') return 'Enter your phone number';
  if (!/^[\d+() .,/#xet-]+$/i.test(phone)) return phoneExample;
  const digits = dialledDigits(phone);
  if (digits === '') return phoneExample;
  const { national, international } = phoneDigits;
  const [{ min, max }, rule] = digits.startsWith('0')
    ? [national, `A phone number that begins with 0 has ${national.min} or ${national.max} digits`]
    : [
        international,
        `A phone number with a country code, like +44 121 496 0000, has ${international.min} to ${international.max} digits`,
      ];
  if (digits.length < min || digits.length > max) return `${rule}. You have entered ${digits.length}`;
  return lengthMessage('Phone number', phone, bounds.phone, phoneExample);
};

const experienceMessage = (years: string) => {
  if (years === '') return 'Enter your years of experience as a number, like 7';
  if (!/^-?\d+$/.test(years)) return 'Years of experience must be a whole number, like 7';
  const { min, max } = bounds.experience;
  return Number(years) >= min && Number(years) <= max
    ? null
    : `Years of experience must be between ${min} and ${max}`;
};

/** The row for the table `operators`, or what is wrong. */
export const checkRegistration = (data: FormData): Checked<OperatorRow, RegistrationField> => {
  const fullName = cleanLine(textOf(data, 'fullName'));
  const email = cleanLine(textOf(data, 'email'));
  const phone = cleanPhone(textOf(data, 'phone'));
  const address = cleanText(textOf(data, 'address'));
  const experience = textOf(data, 'experience').trim();
  const chosen = new Set(data.getAll('equipment'));
  const equipment = equipmentNames.filter((name) => chosen.has(name));

  const errors = errorsOf<RegistrationField>({
    fullName: lengthMessage('Full name', fullName, bounds.fullName, 'Enter your full name'),
    email: emailMessage(email, bounds.email),
    phone: phoneMessage(phone),
    address: lengthMessage('Address', address, bounds.address, 'Enter your address'),
    experience: experienceMessage(experience),
    equipment:
      equipment.length >= bounds.equipment.min ? null : 'Select at least one machine that you can operate',
  });
  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: true,
    row: { full_name: fullName, email, phone, address, experience: Number(experience), equipment },
  };
};
