import { formatDate } from '@/content/format/format-date.ts';
import { formatPhone } from '@/content/format/format-phone.ts';
import { formText } from '@/content/forms/form-text.ts';
import { forms } from '@/content/forms/index.ts';
import type { Field, Form } from '@/content/model/form.ts';
import type { Text } from '@/content/model/text.ts';
import { isRequired, tickedValue } from '@/lib/forms/read-field.ts';
import { unusualValues } from '@/lib/forms/sample-values.ts';
import { byLevel } from '../helpers/test-level.ts';

export const everyForm: readonly Form[] = forms;

const [largestForm, ...otherForms] = everyForm.toSorted(
  (one, other) => Object.keys(other.fields).length - Object.keys(one.fields).length,
);

/** Tests of code that all forms share. In `npm test`, the form with the most fields stands for the others. */
export const sharedCodeForms = [largestForm!, ...byLevel([], otherForms)];

/** The texts of the links in a text of a form. The owner may leave out the phone number and the email address. */
export const linkTexts = (text: Text, { email }: Form): readonly string[] =>
  [text].flat().flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if ('kind' in piece) return piece.kind === 'phone' ? formatPhone(piece.text) : (email ?? piece.text);
    return 'href' in piece ? piece.text : [];
  });

export type Values = Readonly<Record<string, string | readonly string[]>>;

const findField = ({ fields }: Form, isWanted: (field: Field) => boolean): string =>
  Object.entries(fields).find(([, field]) => isWanted(field))?.[0] ?? '';

export const personField = (form: Form): string => findField(form, ({ column }) => column === form.limitedBy);

export const firstRequired = (form: Form): string => findField(form, isRequired);

const isTicked = ({ kind }: Field) => kind === 'checkboxes' || kind === 'radio' || kind === 'checkbox';

export const valuesFor = (form: Form, person: string): Values => {
  const values = Object.entries(unusualValues(form.fields)).map(([name, value]) => {
    const field = form.fields[name];
    return [name, field && isTicked(field) ? [value].flat() : value] as const;
  });
  return { ...Object.fromEntries(values), [personField(form)]: person };
};

export const noValues = ({ fields }: Form): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, isTicked(field) ? [] : '']));

/** Leaves optional fields empty. */
export const requiredValuesFor = (form: Form, person: string): Values => {
  const required = Object.entries(valuesFor(form, person)).filter(([name]) => {
    const field = form.fields[name];
    return field !== undefined && isRequired(field);
  });
  return { ...noValues(form), ...Object.fromEntries(required) };
};

const refusedValues: Readonly<Record<string, string | readonly string[]>> = {
  email: 'name@example',
  phone: '12',
  checkboxes: [],
};

export const refusedByServer = ({ fields }: Form): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const value = refusedValues[kind];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

export const refusedPerson = (form: Form): string => {
  const field = form.fields[personField(form)];
  if (field && 'max' in field) return 'a'.repeat(field.max + 1);
  return String(field && refusedValues[field.kind]);
};

export const rowFor = ({ fields }: Form, values: Values): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { column, kind }]) => {
      const value = values[name];
      if ((kind === 'number' || kind === 'date') && value === '') return [column, null];
      if (kind === 'number') return [column, Number(value)];
      if (kind === 'checkbox') return [column, value?.includes(tickedValue)];
      return [column, kind === 'radio' ? (value?.[0] ?? '') : value];
    }),
  );

export const numberedRow = (form: Form, person: string, number: number) => {
  const text = findField(form, ({ kind, column }) => kind === 'text' && column !== form.limitedBy);
  return rowFor(form, { ...valuesFor(form, person), [text]: `Person ${number}` });
};

export const shownValues = ({ fields }: Form, row: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.values(fields).flatMap(({ kind, column }) => {
    if (kind === 'checkbox') return row[column] ? formText.ticked : formText.notTicked;
    return kind === 'date' ? formatDate(String(row[column])) : [row[column]].flat().map(String);
  });
