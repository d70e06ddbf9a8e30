import { randomUUID } from 'node:crypto';
import { forms } from '@/content/forms/index.ts';
import type { Field, Form } from '@/content/model/form.ts';
import { checkForm, type Row } from '@/lib/forms/check-form.ts';
import { isRequired } from '@/lib/forms/read-field.ts';
import { sampleValues } from '@/lib/forms/sample-values.ts';
import { database } from '../postgres/test-database.ts';

export const formOf: ReadonlyMap<string, Form> = new Map(forms.map((form) => [form.table, form]));

export type Table = (typeof forms)[number]['table'];
export const tables = [...formOf.keys()] as readonly Table[];

const markedText = (field: Field, mark: string): string | undefined => {
  const digits = [...mark].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e8, 0);
  const max = 'max' in field ? field.max : Infinity;
  const short = (text: string) => (text.length > max ? digits.toString(36).slice(-max) : text);
  const texts: Readonly<Partial<Record<Field['kind'], string>>> = {
    text: short(`Person ${mark}`),
    textarea: short(`House ${mark}`),
    email: `${mark}@example.com`,
    phone: `020${String(digits).padStart(8, '0')}`,
  };
  return texts[field.kind];
};

const rowFor = ({ fields }: Form, mark: string): Row => {
  const data = new FormData();
  for (const [name, value] of Object.entries(sampleValues(fields))) {
    const field = fields[name]!;
    if (isRequired(field) || field.kind === 'email') data.set(name, markedText(field, mark) ?? value);
  }
  const checked = checkForm(fields, data);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.row;
};

/**
 * Leaves optional fields empty, except email addresses, which identify a row. Rows with different marks differ in every
 * required text field.
 */
export const markedRow = (table: Table, mark: string) => rowFor(formOf.get(table)!, mark);

export const rows = Object.fromEntries(
  tables.map((table) => [table, markedRow(table, 'person')]),
) as Readonly<Record<Table, Row>>;

const registrationColumns = Object.keys(rows.operators);

/** Leaves out the columns of fields that the owner has removed from the registration form. */
export const withFormColumns = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => registrationColumns.includes(column)));

export const registration = rows.operators;
export const message: Row = { ...rows.messages, subject: 'A question' };

/** The code and the message of a rejection. Owners reword the messages. */
export const rejection = async (name: string) => {
  const [row] = await database.query<{ readonly code: string; readonly message: string }>(
    'select code, sentence as message from private.rejections where name = $1',
    [name],
  );
  return row!;
};

export type JsonResponse = {
  readonly status: number;
  readonly body: { readonly code?: string; readonly message?: string } | null;
};

/** Sends as an anonymous visitor, unless the headers contain another key. */
export const send = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<JsonResponse> => {
  const response = await fetch(database.url + path, {
    method,
    headers: {
      apikey: database.publishableKey,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as JsonResponse['body']) };
};

export const insert = (table: Table, row: unknown, headers?: Readonly<Record<string, string>>) =>
  send('POST', `/rest/v1/${table}`, row, headers);

/**
 * Begins an `insert … select` of rows that fit the form, whatever its fields are. `expressions` are the values of certain
 * columns, in SQL.
 */
export const insertSql = (table: Table, expressions: Readonly<Record<string, string>>) => {
  const row = markedRow(table, 'person');
  const columns = [...new Set([...Object.keys(row), ...Object.keys(expressions)])];
  const values = columns.map((column) => expressions[column] ?? `lead.${column}`);
  const json = JSON.stringify(row).replaceAll("'", "''");
  return `insert into public.${table} (${columns.join()})
    select ${values.join()} from jsonb_populate_record(null::public.${table}, '${json}') as lead`;
};

/** SQL that returns another person in each row, for the column that limits the form. */
export const randomPerson = (table: Table): Readonly<Record<string, string>> => {
  const { fields, limitedBy } = formOf.get(table)!;
  const isPhone = Object.values(fields).some(({ kind, column }) => kind === 'phone' && column === limitedBy);
  return {
    [limitedBy]: isPhone
      ? "'020' || lpad(floor(random() * 1e8)::text, 8, '0')"
      : "gen_random_uuid() || '@example.com'",
  };
};

export const registerFrom = (address: string, row: object = markedRow('operators', randomUUID())) =>
  insert('operators', row, { 'X-Forwarded-For': address });

/** Lists the form tables first, as an insert locks them. Another order would be a deadlock with a late insert. */
export const resetWithLimits = (limit = 'default') =>
  database.query(`truncate ${tables.map((table) => `public.${table}`).join()}, private.recent_submissions, private.networks_of_day, public.reached_limits, private.site_origins;
    update private.submission_limits
    set per_day = ${limit}, per_sender = ${limit}, per_person = ${limit}`);

export const reset = () => resetWithLimits('100000');

export const count = async (table: Table): Promise<number> => {
  const [row] = await database.query<{ rows: number }>(
    `select count(*)::integer as rows from public.${table}`,
  );
  return row?.rows ?? 0;
};
