import { randomUUID } from 'node:crypto';
import { markedRow, tables, type Table } from './submissions';

/** A request that is refused to everybody who has the public key alone. */
type ForbiddenRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** A word in every stored row, which no answer may show. */
export const secret = 'victim';

const reads = [
  '',
  '?select=*',
  '?select=email',
  '?select=count',
  `?email=like.*${secret}*`,
  '?or=(email.like.*,id.not.is.null)',
  '?order=created_at.desc&limit=1',
  '?select=*,submission_limits(*)',
];

const formats: readonly Readonly<Record<string, string>>[] = [
  { Accept: 'text/csv' },
  { Accept: 'application/vnd.pgrst.object+json' },
  { Accept: 'application/vnd.pgrst.plan+json' },
  { Range: '0-9', Prefer: 'count=exact' },
];

const merge = { Prefer: 'resolution=merge-duplicates' };
const represent = { Prefer: 'return=representation' };

function requestsFor(table: Table): readonly ForbiddenRequest[] {
  const path = `/rest/v1/${table}`;
  const row = markedRow(table, 'intruder');
  const change = { email: 'x@example.com' };
  const withId = { ...row, id: randomUUID() };
  return [
    ...reads.map((query) => ({ method: 'GET', path: path + query })),
    ...formats.map((headers) => ({ method: 'GET', path, headers })),
    { method: 'PATCH', path, body: change },
    { method: 'PATCH', path: `${path}?email=like.*`, body: change },
    { method: 'DELETE', path },
    { method: 'DELETE', path: `${path}?email=like.*` },
    { method: 'PUT', path: `${path}?id=eq.${randomUUID()}`, body: withId },
    { method: 'POST', path, headers: represent, body: row },
    { method: 'POST', path: `${path}?select=*`, headers: represent, body: row },
    { method: 'POST', path, headers: merge, body: row },
    { method: 'POST', path: `${path}?on_conflict=id`, headers: merge, body: row },
    { method: 'POST', path, body: withId },
    { method: 'POST', path, body: { ...row, created_at: '2000-01-01' } },
    { method: 'POST', path, body: { ...row, told_at: '2000-01-01' } },
    { method: 'POST', path: `${path}?columns=id,email`, body: withId },
  ];
}

const functions = [
  'guard',
  'admit',
  'clean_row',
  'tell_owner',
  'mail_settings',
  'set_mail',
  'send_test_mail',
  'test_mail_answer',
  'production_status',
  'pg_sleep',
  'version',
  'pg_read_file',
  'set_config',
];

const calls = functions.flatMap((name): readonly ForbiddenRequest[] => {
  const path = `/rest/v1/rpc/${name}`;
  return [
    { method: 'POST', path, body: {} },
    { method: 'GET', path },
    { method: 'POST', path, headers: { 'Content-Profile': 'private' }, body: {} },
  ];
});

const schemas = [
  'private',
  'auth',
  'pg_catalog',
  'information_schema',
  'supabase_migrations',
  'extensions',
  'vault',
  'net',
  'cron',
];
const hiddenTables = ['submission_limits', 'users', 'sessions', 'pg_authid', 'tables', 'operators'];

const otherSchemas = schemas.flatMap((schema) =>
  hiddenTables.map((table) => ({
    method: 'GET',
    path: `/rest/v1/${table}`,
    headers: { 'Accept-Profile': schema },
  })),
);

export const forbiddenRequests: readonly ForbiddenRequest[] = [
  ...tables.flatMap((table) => requestsFor(table)),
  ...calls,
  ...otherSchemas,
];
