import type { FieldMessage } from '@/content/forms/field-errors.ts';
import type { Field, Fields } from '@/content/forms/form.ts';
import { readField } from './read-field.ts';

export type FieldError = FieldMessage & { readonly field: string };

type ValueOf<Kind extends Field['kind']> = Kind extends keyof ValuesByKind ? ValuesByKind[Kind] : string;
type ValuesByKind = {
  number: number | null;
  checkboxes: readonly string[];
  checkbox: boolean;
  date: string | null;
};

export type RowOf<FormFields extends Fields> = {
  readonly [Name in keyof FormFields as FormFields[Name]['column']]: ValueOf<FormFields[Name]['kind']>;
};

export type CheckResult<Row> =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly errors: readonly [FieldError, ...FieldError[]] };

export const checkForm = <FormFields extends Fields>(
  fields: FormFields,
  data: FormData,
): CheckResult<RowOf<FormFields>> => {
  const errors: FieldError[] = [];
  const row: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const result = readField(field, data, name);
    if ('message' in result) errors.push({ field: name, ...result });
    else row[field.column] = result.value;
  }
  const [first, ...others] = errors;
  return first ? { ok: false, errors: [first, ...others] } : { ok: true, row: row as RowOf<FormFields> };
};
