import { forms as listed } from '@/content/forms';
import { contactForm } from '@/content/forms/contact';
import { failedReasons, failureHeading, failures, trappedNotice } from '@/content/forms/failures';
import type { Field, Form as Entry } from '@/content/forms/form';
import { reasonsOfAny } from '@/content/forms/not-sent';
import { formNotes } from '@/content/forms/notes';
import { registrationForm } from '@/content/forms/registration';
import { wrongEntry } from '@/content/forms/wrong-entry';
import { boundsOf, isRequired } from '@/lib/forms/bounds';
import { type Checked, checkForm } from '@/lib/forms/check-form';
import { honeypotName } from '@/lib/forms/honeypot';

// What the browser tests know of forms. Their cases try every form of the site.

export type Form = Entry & {
  readonly path: string;
  readonly check: (data: FormData) => Checked<object>;
  readonly failedTitle: string;
  /** Why the function `submit` refuses it, by field. */
  readonly notSent: Readonly<Record<string, string>>;
};

const tried = <Of extends Entry>(form: Of) => ({
  ...form,
  path: form.page,
  check: (data: FormData) => checkForm(form.fields, data),
  failedTitle: form.failed.title,
  notSent: Object.fromEntries(
    Object.entries(form.fields).map(([name, { notSent }]) => [name, notSent]),
  ) as Readonly<Record<keyof Of['fields'], string>>,
});

export const forms = { registration: tried(registrationForm), contact: tried(contactForm) } as const;

export const everyForm: readonly Form[] = listed.map((form) => tried(form as Entry));

/** What forms of any kind say. */
export const texts = {
  documents: registrationForm.documents,
  failedReasons,
  failures,
  notes: formNotes,
  notStored: contactForm.notStored,
  notSent: reasonsOfAny,
  failureHeading,
  trappedNotice,
  wrongEntry,
} as const;

/** The field that only programs meet. */
export const honeypot = honeypotName;

/** What is entered, by the names of the fields: a text, or the boxes that are ticked. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

const mapFields = <Result>({ fields }: Form, map: (field: Field) => Result) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]));

/** The field that tells one person from another, by its name. It is a single text. */
export const personField = ({ fields, limitedBy }: Entry): string =>
  Object.entries(fields).find(([, { column }]) => column === limitedBy)?.[0] ?? '';

/** Values that a form takes, from the person whom the value of `personField` stands for. */
export const valuesFor = (form: Form, person: string): Values =>
  mapFields(form, (field) => {
    if (field.column === form.limitedBy) return person;
    const { max } = boundsOf(field);
    return field.kind === 'checkboxes'
      ? field.offered.slice(0, 2)
      : {
          text: 'Łucja O’Brien-Wójcik'.slice(0, max),
          textarea: '1 Canal Street\nOld Wharf\nMill Town'.slice(0, max),
          email: 'somebody@example.com',
          phone: '+44 (0)7700 900123',
          number: String(max - 1),
        }[field.kind];
  });

export const noValues = (form: Form): Values =>
  mapFields(form, ({ kind }) => (kind === 'checkboxes' ? [] : ''));

const refused: Readonly<Record<string, string | readonly string[]>> = {
  email: 'name@example',
  phone: '12',
  checkboxes: [],
};

/** Values that every browser takes and no server, for the fields that have such a value. */
export const refusedByServer = ({ fields }: Form): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const value = refused[kind];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/** A value of `personField` that is entered and refused. */
export const refusedPerson = (form: Form): string => {
  const field = form.fields[personField(form)];
  const value = field && (refused[field.kind] ?? 'a'.repeat(boundsOf(field).max + 1));
  return String(value);
};

/** The row that the values become. */
export const rowFor = ({ fields }: Form, values: Values): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { column, kind }]) => [
      column,
      kind === 'number' ? Number(values[name]) : values[name],
    ]),
  );

/** A row that no other number gives. */
export const numberedRow = (form: Form, person: string, number: number) => {
  const text = Object.values(form.fields).find(
    ({ kind, column }) => kind === 'text' && column !== form.limitedBy,
  );
  return { ...rowFor(form, valuesFor(form, person)), [text?.column ?? '']: `Person ${number}` };
};

/** The fields of several lines, with the most characters that they take. */
export const textAreas = ({ fields }: Form) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'textarea' ? [{ name, max: field.max }] : [],
  );

/** The first field that may not be left empty. */
export const firstRequired = ({ fields }: Form): string =>
  Object.entries(fields).find(([, field]) => isRequired(field))?.[0] ?? '';
