import { equipmentNames } from '@/content/equipment.ts';
import type { registrationFields } from '@/content/form-fields.ts';
import { checkForm, type RowOf } from './check-form.ts';
import { choice, email, line, lines, type Rule, wholeNumber } from './field-rules.ts';
import { phone } from './phone-rule.ts';

/** The registration form. Its row, its columns in lists and its draft follow from these. */
export const registrationRules = {
  fullName: line({
    column: 'full_name',
    label: 'Full name',
    max: 200,
    missing: 'Enter your full name',
  }),
  email,
  phone,
  address: lines({ column: 'address', label: 'Address', max: 500, missing: 'Enter your address' }),
  experience: wholeNumber({
    column: 'experience',
    label: 'Years of experience',
    min: 0,
    max: 80,
    missing: 'Enter your years of experience as a number, like 7',
  }),
  equipment: choice({
    column: 'equipment',
    offered: equipmentNames,
    missing: 'Tick at least one machine you hold a card for',
  }),
} as const satisfies Readonly<Record<keyof typeof registrationFields, Rule>>;

/** A registration as the table `operators` takes it. */
export type OperatorRow = RowOf<typeof registrationRules>;

/** The row for the table `operators`, or what is wrong. */
export const checkRegistration = (data: FormData) => checkForm(registrationRules, data);
