import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backend } from '../backend/shared-backend';
import { count, enquiry, insert, registration, reset, send } from './submissions';

const rows = { operators: registration, enquiries: enquiry } as const;
const tables = ['operators', 'enquiries'] as const;
const denied = { status: 401, body: expect.objectContaining({ code: '42501' }) as unknown };

beforeEach(() => reset(backend));

describe.each(tables)('the anonymous visitor and %s', (table) => {
  const path = `/rest/v1/${table}`;
  const stored = async (): Promise<unknown> => (await backend.query(`select * from public.${table}`))[0];

  test('inserts a row', async () => {
    await expect(insert(backend, table, rows[table])).resolves.toEqual({ status: 201, body: null });
    await expect(stored()).resolves.toMatchObject(rows[table]);
  });

  test('reads nothing', async () => {
    await insert(backend, table, rows[table]);
    for (const query of [
      '',
      '?select=email',
      '?select=count',
      '?email=like.*',
      '?order=created_at&limit=1',
    ]) {
      await expect(send(backend, 'GET', path + query)).resolves.toEqual(denied);
    }
    expect(
      (await fetch(backend.url + path, { method: 'HEAD', headers: { apikey: backend.anonKey } })).status,
    ).toBe(401);
  });

  test('changes and deletes nothing', async () => {
    await insert(backend, table, rows[table]);
    const before = await stored();
    await expect(send(backend, 'PATCH', path, { email: 'x@example.com' })).resolves.toEqual(denied);
    await expect(send(backend, 'PATCH', `${path}?email=like.*`, { email: 'x@example.com' })).resolves.toEqual(
      denied,
    );
    await expect(send(backend, 'DELETE', path)).resolves.toEqual(denied);
    await expect(send(backend, 'DELETE', `${path}?email=like.*`)).resolves.toEqual(denied);
    const replaced = await send(backend, 'PUT', `${path}?id=eq.${randomUUID()}`, {
      ...rows[table],
      id: randomUUID(),
    });
    expect([400, 401]).toContain(replaced.status);
    await expect(stored()).resolves.toEqual(before);
    await expect(count(backend, table)).resolves.toBe(1);
  });

  test('neither upserts nor gets the row back', async () => {
    await expect(
      send(backend, 'POST', path, rows[table], { Prefer: 'resolution=merge-duplicates' }),
    ).resolves.toEqual(denied);
    await expect(
      send(backend, 'POST', `${path}?on_conflict=id`, rows[table], { Prefer: 'resolution=merge-duplicates' }),
    ).resolves.toEqual(denied);
    await expect(
      send(backend, 'POST', path, rows[table], { Prefer: 'return=representation' }),
    ).resolves.toEqual(denied);
    await expect(count(backend, table)).resolves.toBe(0);
  });

  test('cannot set the columns of the owner', async () => {
    await expect(insert(backend, table, { ...rows[table], id: randomUUID() })).resolves.toEqual(denied);
    await expect(insert(backend, table, { ...rows[table], created_at: '2000-01-01' })).resolves.toEqual(
      denied,
    );
    await expect(insert(backend, table, { ...rows[table], admin: true })).resolves.toMatchObject({
      status: 400,
      body: { code: 'PGRST204' },
    });
    await expect(count(backend, table)).resolves.toBe(0);
  });

  test('a signed-in visitor may do no more', async () => {
    const visitor: SupabaseClient = createClient(backend.url, backend.anonKey, {
      auth: { persistSession: false },
    });
    await visitor.auth.signUp({ email: `${randomUUID()}@example.com`, password: randomUUID() });
    expect((await visitor.from(table).insert<object>(rows[table])).error).toBeNull();
    expect((await visitor.from(table).select()).error).toMatchObject({ code: '42501' });
    expect(
      (await visitor.from(table).update({ email: 'x@example.com' }).neq('email', '')).error,
    ).toMatchObject({
      code: '42501',
    });
    expect((await visitor.from(table).delete().neq('email', '')).error).toMatchObject({ code: '42501' });
    await expect(count(backend, table)).resolves.toBe(1);
  });

  test('the owner reads and deletes', async () => {
    await insert(backend, table, rows[table]);
    const owner = createClient(backend.url, backend.serviceKey, { auth: { persistSession: false } });
    expect((await owner.from(table).select()).data).toEqual([expect.objectContaining(rows[table])]);
    expect((await owner.from(table).delete().eq('email', rows[table].email)).error).toBeNull();
    await expect(count(backend, table)).resolves.toBe(0);
  });
});

test.each([
  'operators_guard',
  'enquiries_guard',
  'admit',
  'require',
  'equipment_names',
  'pg_sleep',
  'version',
])('the function %s cannot be called', async (name) => {
  for (const schema of ['public', 'private', 'pg_catalog']) {
    const { status } = await send(backend, 'POST', `/rest/v1/rpc/${name}`, {}, { 'Content-Profile': schema });
    expect([401, 404, 406]).toContain(status);
  }
});

test.each(['private', 'auth', 'supabase_migrations', 'pg_catalog', 'information_schema'])(
  'the schema %s is not served',
  async (schema) => {
    for (const table of ['submission_limits', 'users', 'schema_migrations', 'pg_authid', 'tables']) {
      await expect(
        send(backend, 'GET', `/rest/v1/${table}`, undefined, { 'Accept-Profile': schema }),
      ).resolves.toMatchObject({ status: 406 });
    }
  },
);

test('a request without the key or with a wrong one is refused', async () => {
  const post = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${backend.url}/rest/v1/operators`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(registration),
    });
  expect((await post({})).status).toBe(401);
  expect((await post({ apikey: 'sb_publishable_wrong' })).status).toBe(401);
  expect((await post({ apikey: backend.anonKey, Authorization: 'Bearer a.b.c' })).status).toBe(401);
  await expect(count(backend, 'operators')).resolves.toBe(0);
});

test('nothing but the two interfaces of a hosted project is served', async () => {
  for (const path of ['/', '/_system/config', '/_system/introspect', '/studio', '/storage/v1/bucket']) {
    expect((await fetch(backend.url + path, { headers: { apikey: backend.serviceKey } })).status).toBe(404);
  }
});
