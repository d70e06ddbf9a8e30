import type { Rule } from './field-rules.ts';

/** A field that cannot be sent, and a sentence that names it and says how to fix it. */
export type FieldError<Field extends string = string> = { readonly field: Field; readonly message: string };

/** The row to send, or what is wrong, in the order of the fields. */
export type Checked<Row, Field extends string> =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly errors: readonly FieldError<Field>[] };

/** The rule of each field, by the name it has in the page, in the order of the page. */
export type Rules = Readonly<Record<string, Rule>>;

/** What a form stores: the value of each field in its column. */
export type RowOf<Form extends Rules> = {
  readonly [Field in keyof Form as Form[Field]['column']]: Form[Field] extends Rule<infer Value>
    ? Value
    : never;
};

export const checkForm = <Form extends Rules>(
  rules: Form,
  data: FormData,
): Checked<RowOf<Form>, keyof Form & string> => {
  const errors: FieldError<keyof Form & string>[] = [];
  const row: Record<string, unknown> = {};
  for (const [field, { column, read }] of Object.entries(rules)) {
    const result = read(data, field);
    if ('message' in result) errors.push({ field, message: result.message });
    else row[column] = result.value;
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, row: row as RowOf<Form> };
};
