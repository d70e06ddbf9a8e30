import { randomUUID } from 'node:crypto';
import { equipmentNames } from '@/content/equipment';
import type { RowOf, Rules } from '@/lib/forms/check-form';
import { enquiryRules } from '@/lib/forms/enquiry';
import type { Rule } from '@/lib/forms/field-rules';
import { registrationRules } from '@/lib/forms/registration';
import { engine } from '../engine/engine-of-file';

/** The rules of the form behind each table. */
export const rulesOf = { operators: registrationRules, enquiries: enquiryRules } as const;

const samples: Readonly<Record<Rule['kind'], unknown>> = {
  line: 'Test Person',
  lines: 'Mill Town',
  email: 'person@example.com',
  phone: '0121 496 0000',
  number: 5,
  choice: equipmentNames.slice(0, 1),
};

/** What somebody enters who leaves empty what may be. */
const sampleRow = <Form extends Rules>(rules: Form) =>
  Object.fromEntries(
    Object.values(rules).map(({ column, kind, required }) => [column, required ? samples[kind] : '']),
  ) as RowOf<Form>;

/** A row that each table accepts. */
export const rows = {
  operators: sampleRow(registrationRules),
  enquiries: { ...sampleRow(enquiryRules), subject: 'A question' },
} as const;

export type Table = keyof typeof rows;
export const tables = Object.keys(rows) as readonly Table[];

export const { operators: registration, enquiries: enquiry } = rows;

/** Rows with different marks differ in every free text, and in the email address. */
export const markedRow = (table: Table, mark: string) => {
  const who = { ...rows[table], email: `${mark}@example.com` };
  return table === 'operators'
    ? { ...who, full_name: `Person ${mark}`, address: `House ${mark}` }
    : { ...who, name: `Person ${mark}`, message: `Message ${mark}` };
};

/** The answer to a request: its status, and the body read as JSON (null when there is none). */
export type Answer = {
  readonly status: number;
  readonly body: { readonly code?: string; readonly message?: string } | null;
};

/** Sends a request as the anonymous visitor, unless the headers say otherwise. */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(engine.url + path, {
    method,
    headers: {
      apikey: engine.anonKey,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as Answer['body']) };
}

/** Inserts a row as the anonymous visitor, as the site's forms do. */
export const insert = (table: Table, row: unknown, headers?: Readonly<Record<string, string>>) =>
  send('POST', `/rest/v1/${table}`, row, headers);

/** Registers somebody new through a proxy that forwards an address. */
export const registerFrom = (address: string, row: object = markedRow('operators', randomUUID())) =>
  insert('operators', row, { 'X-Forwarded-For': address });

/** Empties the tables and lifts the limits, for tests that are about something else. */
export async function reset(): Promise<void> {
  await engine.query(
    'truncate public.operators, public.enquiries, private.recent_submissions, private.limits_reached',
  );
  await engine.query(
    `update private.submission_limits
     set per_day = 100000, per_minute = 100000, per_sender = 100000, per_email_per_hour = 100000`,
  );
}

/** Empties the tables and puts the limits back to what they are without a change of the owner's. */
export async function resetWithLimits(): Promise<void> {
  await reset();
  await engine.query(
    `update private.submission_limits
     set per_day = default, per_minute = default, per_sender = default, per_email_per_hour = default`,
  );
}

/** Counts the rows of a table. */
export async function count(table: Table): Promise<number> {
  const [row] = await engine.query<{ rows: number }>(`select count(*)::integer as rows from public.${table}`);
  return row?.rows ?? 0;
}
