import { equipmentNames } from '@/content/equipment.ts';
import { registrationFields as words } from '@/content/form-fields.ts';
import { checkForm, type RowOf } from './check-form.ts';
import { choice, email, line, lines, type Rule, wholeNumber } from './field-rules.ts';
import { phone } from './phone-rule.ts';

/** The registration form. Its row, its columns in lists and its draft follow from these. */
export const registrationRules = {
  fullName: line({ column: 'full_name', words: words.fullName, max: 200 }),
  email: email(words.email),
  phone: phone(words.phone),
  address: lines({ column: 'address', words: words.address, max: 500 }),
  experience: wholeNumber({
    column: 'experience',
    words: words.experience,
    min: 0,
    max: 80,
  }),
  equipment: choice({
    column: 'equipment',
    offered: equipmentNames,
    words: words.equipment,
  }),
} as const satisfies Readonly<Record<keyof typeof words, Rule>>;

/** A registration as the table `operators` takes it. */
export type OperatorRow = RowOf<typeof registrationRules>;

/** The row for the table `operators`, or what is wrong. */
export const checkRegistration = (data: FormData) => checkForm(registrationRules, data);
