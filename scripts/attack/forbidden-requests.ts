import { randomUUID } from 'node:crypto';
import { forkBackend, type ForkedBackend } from '../backend/fork-backend';
import type { Attack } from './attack';
import { legalRows, type TableName } from './rows';
import { post } from './visitor';

type Forbidden = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** Tries everything an anonymous visitor must not do: every attempt is refused, shows no stored text and changes no row. */
export const attackWithForbiddenRequests: Attack = async () => {
  const backend = await forkBackend();
  try {
    await post(backend, 'operators', legalRows.operators('victim'));
    await post(backend, 'enquiries', legalRows.enquiries('victim'));
    const before = await contents(backend);
    const violations: string[] = [];
    let refused = 0;
    for (const attempt of listAttempts()) {
      const { status, text } = await attack(backend, attempt);
      const name = `${attempt.method} ${attempt.path} ${JSON.stringify(attempt.headers ?? {})}`;
      if (status >= 400 && status < 500 && !text.includes('victim')) refused += 1;
      else violations.push(`${name} was answered with ${status}: ${text.slice(0, 200)}`);
    }
    if ((await contents(backend)) !== before) violations.push('A row was changed.');
    return { title: 'Requests that no visitor may make', counts: { refused }, violations };
  } finally {
    await backend.close();
  }
};

function listAttempts(): readonly Forbidden[] {
  const tables = Object.keys(legalRows) as TableName[];
  const functions = [
    'operators_guard',
    'enquiries_guard',
    'admit',
    'require',
    'pg_sleep',
    'version',
    'pg_read_file',
    'set_config',
  ];
  const schemas = [
    'private',
    'auth',
    'pg_catalog',
    'information_schema',
    'supabase_migrations',
    'extensions',
  ];
  return [
    ...tables.flatMap((table) => forbiddenOn(table)),
    ...functions.flatMap((name) => [
      { method: 'POST', path: `/rest/v1/rpc/${name}`, body: {} },
      { method: 'GET', path: `/rest/v1/rpc/${name}` },
      { method: 'POST', path: `/rest/v1/rpc/${name}`, headers: { 'Content-Profile': 'private' }, body: {} },
    ]),
    ...schemas.flatMap((schema) =>
      ['submission_limits', 'users', 'sessions', 'pg_authid', 'tables', 'operators'].map((table) => ({
        method: 'GET',
        path: `/rest/v1/${table}`,
        headers: { 'Accept-Profile': schema },
      })),
    ),
    ...[
      '/auth/v1/admin/users',
      '/auth/v1/user',
      '/_system/config',
      '/_system/introspect',
      '/storage/v1/bucket',
      '/',
    ].map((path) => ({ method: 'GET', path })),
    {
      method: 'POST',
      path: '/auth/v1/admin/users',
      body: { email: 'new@example.com', password: 'long enough' },
    },
  ];
}

function forbiddenOn(table: TableName): readonly Forbidden[] {
  const path = `/rest/v1/${table}`;
  const row = legalRows[table]('intruder');
  const reads = [
    '',
    '?select=*',
    '?select=email',
    '?select=count',
    '?email=like.*victim*',
    '?or=(email.like.*,id.not.is.null)',
    '?order=created_at.desc&limit=1',
    '?select=*,submission_limits(*)',
  ];
  return [
    ...reads.map((query) => ({ method: 'GET', path: path + query })),
    { method: 'GET', path, headers: { Accept: 'text/csv' } },
    { method: 'GET', path, headers: { Accept: 'application/vnd.pgrst.object+json' } },
    { method: 'GET', path, headers: { Accept: 'application/vnd.pgrst.plan+json' } },
    { method: 'GET', path, headers: { Range: '0-9', Prefer: 'count=exact' } },
    { method: 'PATCH', path, body: { email: 'x@example.com' } },
    { method: 'PATCH', path: `${path}?email=like.*`, body: { email: 'x@example.com' } },
    { method: 'DELETE', path },
    { method: 'DELETE', path: `${path}?email=like.*` },
    { method: 'PUT', path: `${path}?id=eq.${randomUUID()}`, body: { ...row, id: randomUUID() } },
    { method: 'POST', path, headers: { Prefer: 'return=representation' }, body: row },
    { method: 'POST', path: `${path}?select=*`, headers: { Prefer: 'return=representation' }, body: row },
    { method: 'POST', path, headers: { Prefer: 'resolution=merge-duplicates' }, body: row },
    {
      method: 'POST',
      path: `${path}?on_conflict=id`,
      headers: { Prefer: 'resolution=merge-duplicates' },
      body: row,
    },
    { method: 'POST', path, body: { ...row, id: randomUUID() } },
    { method: 'POST', path, body: { ...row, created_at: '2000-01-01' } },
    { method: 'POST', path: `${path}?columns=id,email`, body: { ...row, id: randomUUID() } },
  ];
}

async function attack(
  backend: ForkedBackend,
  { method, path, headers, body }: Forbidden,
): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(backend.url + path, {
    method,
    headers: {
      apikey: backend.anonKey,
      Authorization: `Bearer ${backend.anonKey}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

async function contents(backend: ForkedBackend): Promise<string> {
  return JSON.stringify([
    await backend.query('select * from public.operators order by id'),
    await backend.query('select * from public.enquiries order by id'),
    await backend.query('select email from auth.users order by id'),
  ]);
}
