import { equipmentNames } from '@/content/equipment';
import { failedReasons, failedTitles } from '@/content/failed-notices';
import { failures, outcome, trappedNotice } from '@/content/failures';
import { contactFields, registrationFields, wrongEntry } from '@/content/form-fields';
import { documents, formButtons, formNotes, notKept } from '@/content/form-notes';
import { notSentReasons } from '@/content/not-sent';
import { received, type Received } from '@/content/received';
import type { Checked, Rules } from '@/lib/forms/check-form';
import { checkEnquiry, enquiryRules } from '@/lib/forms/enquiry';
import { checkRegistration, registrationRules } from '@/lib/forms/registration';
import type { FormName } from '@/lib/forms/settings';
import { trapName } from '@/lib/forms/trap';

// What the browser tests know of forms. Their cases try every form that is listed here.

export type Form = {
  readonly name: FormName;
  readonly path: string;
  readonly table: string;
  /** In the middle of a sentence. */
  readonly called: string;
  readonly rules: Rules;
  readonly check: (data: FormData) => Checked<object, string>;
  readonly fields: Readonly<Record<string, { readonly name: string }>>;
  readonly button: { readonly label: string; readonly busyLabel: string };
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
    called: formButtons.registration.what,
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
    called: formButtons.contact.what,
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

/** What forms of any kind say. */
export const texts = {
  documents,
  failedReasons,
  failures,
  notes: formNotes,
  notKept,
  notSent: notSentReasons.both,
  outcome,
  trappedNotice,
  wrongEntry,
} as const;

/** The field that only programs meet. */
export const trap = trapName;

/** What is entered, by the names of the fields: a text, or the boxes that are ticked. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

const mapRules = <Result>({ rules }: Form, map: (rule: Rules[string]) => Result) =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, map(rule)]));

/** Values that a form takes. */
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

const refused: Readonly<Record<string, string | readonly string[]>> = {
  email: 'name@example',
  phone: '12',
  choice: [],
};

/** Values that every browser takes and no server, for the fields that have such a value. */
export const refusedByServer = ({ rules }: Form): Values =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, { kind }]) => {
      const value = refused[kind];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/** The row that the values become. */
export const rowFor = ({ rules }: Form, values: Values): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(rules).map(([name, { column, kind }]) => [
      column,
      kind === 'number' ? Number(values[name]) : values[name],
    ]),
  );

/** A row that no other number gives. */
export const numberedRow = (form: Form, email: string, number: number) => {
  const line = Object.values(form.rules).find(({ kind }) => kind === 'line');
  return { ...rowFor(form, valuesFor(form, email)), [line?.column ?? '']: `Person ${number}` };
};

/** The fields of several lines, with the most characters that they take. */
export const textAreas = ({ rules }: Form) =>
  Object.entries(rules).flatMap(([name, { kind, max }]) => (kind === 'lines' ? [{ name, max }] : []));

/** The first field that may not be left empty. */
export const firstRequired = ({ rules }: Form): string =>
  Object.keys(rules).find((name) => rules[name]?.required) ?? '';
