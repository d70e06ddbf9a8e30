import type { FieldMessage } from '@/content/forms/field-errors.ts';
import type { Fields } from '@/content/model/form.ts';
import { readField } from './read-field.ts';

export type FieldError = FieldMessage & { readonly field: string };

/** The values of a form by column. */
export type Row = Readonly<Record<string, unknown>>;

type CheckResult =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly errors: readonly [FieldError, ...FieldError[]] };

export const checkForm = (fields: Fields, data: FormData): CheckResult => {
  const errors: FieldError[] = [];
  const row: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const result = readField(field, data, name);
    if ('message' in result) errors.push({ field: name, ...result });
    else row[field.column] = result.value;
  }
  const [first, ...others] = errors;
  return first ? { ok: false, errors: [first, ...others] } : { ok: true, row };
};
