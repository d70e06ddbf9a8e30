import { equipmentNames } from '@/content/equipment';
import { failedTitles } from '@/content/failed-notices';
import { contactFields, registrationFields } from '@/content/form-fields';
import { formButtons } from '@/content/form-notes';
import { notSentReasons } from '@/content/not-sent';
import { received, type Received } from '@/content/received';
import type { Checked, Rules } from '@/lib/forms/check-form';
import { checkEnquiry, enquiryRules } from '@/lib/forms/enquiry';
import { checkRegistration, registrationRules } from '@/lib/forms/registration';
import type { FormName } from '@/lib/forms/settings';

/** A form as the browser tests need it: each of their cases tries every form that is listed here. */
export type Form = {
  readonly name: FormName;
  readonly path: string;
  readonly table: string;
  readonly rules: Rules;
  readonly check: (data: FormData) => Checked<object, string>;
  readonly fields: Readonly<Record<string, { readonly name: string; readonly hint?: string }>>;
  readonly button: (typeof formButtons)[keyof typeof formButtons];
  readonly received: Received;
  readonly failedTitle: string;
  /** Why the function `submit` refuses it, by field. */
  readonly notSent: Readonly<Record<string, string>>;
};

export const forms = {
  registration: {
    name: 'registration',
    path: '/operator-registration',
    table: 'operators',
    rules: registrationRules,
    check: checkRegistration,
    fields: registrationFields,
    button: formButtons.registration,
    received: received.registration,
    failedTitle: failedTitles.registration,
    notSent: notSentReasons.registration,
  },
  contact: {
    name: 'contact',
    path: '/contact',
    table: 'enquiries',
    rules: enquiryRules,
    check: checkEnquiry,
    fields: contactFields,
    button: formButtons.contact,
    received: received.contact,
    failedTitle: failedTitles.contact,
    notSent: notSentReasons.contact,
  },
} as const satisfies Readonly<Record<FormName, Form>>;

export const everyForm: readonly Form[] = Object.values(forms);

/** What is entered, by the names of the fields: a text, or the boxes that are ticked. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

const mapRules = <Result>({ rules }: Form, map: (rule: Rules[string], name: string) => Result) =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, map(rule, name)]));

/** Values that a form takes and that none of its fields is likely to lose a part of. */
export const valuesFor = (form: Form, email: string): Values =>
  mapRules(
    form,
    ({ kind, max }) =>
      ({
        line: 'Łucja O’Brien-Wójcik'.slice(0, max),
        lines: '1 Canal Street\nOld Wharf\nMill Town'.slice(0, max),
        email,
        phone: '+44 (0)7700 900123',
        number: String(max - 1),
        choice: equipmentNames.slice(0, 2),
      })[kind],
  );

export const noValues = (form: Form): Values => mapRules(form, ({ kind }) => (kind === 'choice' ? [] : ''));

/** Values that every browser takes and no server: one in each field whose kind has such a value. */
export const refusedByServer = (form: Form): Values => {
  const values: Readonly<Record<string, string | readonly string[]>> = {
    email: 'name@example',
    phone: '12',
    choice: [],
  };
  return Object.fromEntries(
    Object.entries(form.rules).flatMap(([name, { kind }]) => {
      const value = values[kind];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
};

/** The row that the values become. */
export const rowFor = (form: Form, values: Values): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(form.rules).map(([name, { column, kind }]) => [
      column,
      kind === 'number' ? Number(values[name]) : values[name],
    ]),
  );

/** The names of the fields of a kind, in the order of the form. */
export const fieldsOf = ({ rules }: Form, kind: Rules[string]['kind']): readonly string[] =>
  Object.keys(rules).filter((name) => rules[name]?.kind === kind);
