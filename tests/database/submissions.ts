import type { ForkedBackend } from '../backend/fork-backend';
import { equipmentNames } from '@/content/equipment';

/** A registration that the database accepts. */
export const registration = {
  full_name: 'Test Person',
  email: 'person@example.com',
  phone: '0121 496 0000',
  address: 'Birmingham',
  experience: 5,
  equipment: [equipmentNames[0]] as readonly string[],
};

/** An enquiry that the database accepts. */
export const enquiry = {
  name: 'Test Person',
  email: 'person@example.com',
  subject: 'A question',
  message: 'Is anybody free next week?',
};

/** The answer to a request: its status, and the body read as JSON (null when there is none). */
export type Answer = {
  readonly status: number;
  readonly body: { readonly code?: string; readonly message?: string } | null;
};

/** Sends a request to the service as the anonymous visitor, unless the headers say otherwise. */
export async function send(
  backend: ForkedBackend,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${backend.url}${path}`, {
    method,
    headers: {
      apikey: backend.anonKey,
      Authorization: `Bearer ${backend.anonKey}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as Answer['body']) };
}

/** Inserts a row as the anonymous visitor, as the site's forms do. */
export function insert(
  backend: ForkedBackend,
  table: 'operators' | 'enquiries',
  row: unknown,
): Promise<Answer> {
  return send(backend, 'POST', `/rest/v1/${table}`, row);
}

/** Empties both tables and lifts the limits for tests that are about something else. */
export async function reset(backend: ForkedBackend): Promise<void> {
  await backend.query('truncate public.operators, public.enquiries, private.recent_submissions');
  await backend.query(
    'update private.submission_limits set per_minute = 100000, per_sender = 100000, per_email_per_hour = 100000',
  );
}

/** Counts the rows of a table. */
export async function count(backend: ForkedBackend, table: 'operators' | 'enquiries'): Promise<number> {
  const [row] = await backend.query<{ rows: number }>(
    `select count(*)::integer as rows from public.${table}`,
  );
  return row?.rows ?? 0;
}
