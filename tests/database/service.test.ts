import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { forkBackendProcess, type ForkedBackend } from '../backend/fork-backend';
import { backend } from '../backend/shared-backend';
import { count, insert, registration, reset, send } from './submissions';

const origin = 'http://localhost:3000';

beforeEach(() => reset(backend));

describe('a page of another origin', () => {
  test.each(['/rest/v1/operators', '/auth/v1/signup', '/auth/v1/token', '/auth/v1/logout', '/auth/v1/user'])(
    'may call %s',
    async (path) => {
      const asked = 'apikey,authorization,content-type,x-client-info,x-supabase-api-version';
      const { status, headers } = await fetch(backend.url + path, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': asked,
        },
      });
      expect(status).toBe(204);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Headers')).toBe(asked);
      expect(headers.get('Access-Control-Allow-Methods')).toContain('POST');
    },
  );

  test('may read every answer, also a refusal', async () => {
    const requests: readonly (readonly [string, RequestInit])[] = [
      ['/rest/v1/operators', { method: 'POST', body: JSON.stringify(registration) }],
      ['/rest/v1/operators', { method: 'POST', body: '{' }],
      ['/rest/v1/operators', { method: 'GET' }],
      ['/rest/v1/operators', { method: 'POST', body: 'x'.repeat(2 ** 20 + 1) }],
      ['/auth/v1/signup', { method: 'POST', body: '{}' }],
      ['/auth/v1/token?grant_type=password', { method: 'POST', body: '{}' }],
      ['/nowhere', { method: 'GET' }],
    ];
    for (const [path, init] of requests) {
      const { headers } = await fetch(backend.url + path, {
        ...init,
        headers: { Origin: origin, apikey: backend.anonKey, 'Content-Type': 'application/json' },
      });
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
  });
});

describe('accounts', () => {
  const connect = (): SupabaseClient =>
    createClient(backend.url, backend.anonKey, { auth: { persistSession: false } });

  test('sign up, read the session, sign out, sign in again', async () => {
    const visitor = connect();
    const account = { email: `${randomUUID()}@example.com`, password: randomUUID() };
    const events: string[] = [];
    visitor.auth.onAuthStateChange((event) => void events.push(event));

    const signedUp = await visitor.auth.signUp(account);
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.user?.email).toBe(account.email);
    expect((await visitor.auth.getSession()).data.session?.user.email).toBe(account.email);
    expect((await visitor.auth.getUser()).data.user?.email).toBe(account.email);

    expect((await visitor.auth.signOut()).error).toBeNull();
    expect((await visitor.auth.getSession()).data.session).toBeNull();

    expect((await visitor.auth.signInWithPassword(account)).error).toBeNull();
    expect((await visitor.auth.refreshSession()).error).toBeNull();
    expect(events).toEqual(
      expect.arrayContaining(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT', 'TOKEN_REFRESHED']),
    );
  });

  test('a wrong password and a taken address are refused with a message', async () => {
    const account = { email: `${randomUUID()}@example.com`, password: randomUUID() };
    await connect().auth.signUp(account);
    const { error: wrong } = await connect().auth.signInWithPassword({ ...account, password: randomUUID() });
    expect(wrong?.message).toBe('Invalid login credentials');
    const { error: taken } = await connect().auth.signUp(account);
    expect(taken?.message).toMatch(/already/);
    const { error: short } = await connect().auth.signUp({
      email: `${randomUUID()}@example.com`,
      password: 'short',
    });
    expect(short?.message).toMatch(/at least/);
  });
});

const nestedTooDeeply = [[[[[[['Dumper']]]]]]];

describe('what used to break the service', () => {
  test.each([
    5,
    true,
    { a: 1 },
    'Dumper',
    [5],
    [['Dumper']],
    [{ a: 1 }],
    ['Dumper', ['Roller']],
    nestedTooDeeply,
  ])('equipment %j is refused or stored, and the next visitor is served', async (equipment) => {
    const { status } = await insert(backend, 'operators', { ...registration, equipment });
    expect([201, 400, 413]).toContain(status);
    await reset(backend);
    await expect(insert(backend, 'operators', registration)).resolves.toEqual({ status: 201, body: null });
    await expect(count(backend, 'operators')).resolves.toBe(1);
  });

  test('a body over 1 MB is refused, whether or not its length is announced', async () => {
    const body = JSON.stringify({ ...registration, address: 'x'.repeat(2 ** 20) });
    const headers = { apikey: backend.anonKey, 'Content-Type': 'application/json' };
    const address = `${backend.url}/rest/v1/operators`;
    expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(413);
    const stream = new Blob([body]).stream();
    const unannounced: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers,
      body: stream,
      duplex: 'half',
    };
    expect((await fetch(address, unannounced)).status).toBe(413);
    await expect(count(backend, 'operators')).resolves.toBe(0);
  });

  test('a body nested thousands deep is refused', async () => {
    const equipment = JSON.parse('['.repeat(2000) + ']'.repeat(2000)) as unknown;
    const { status, body } = await insert(backend, 'operators', { ...registration, equipment });
    expect({ status, body }).toEqual({ status: 400, body: { message: 'The request is nested too deeply.' } });
  });

  test('text that is not JSON is refused', async () => {
    for (const body of ['{', 'null', '"text"', '[1]', '{"full_name":"\u0000"}', '\ufeff{}']) {
      const { status } = await fetch(`${backend.url}/rest/v1/operators`, {
        method: 'POST',
        headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
        body,
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    await expect(send(backend, 'POST', '/rest/v1/operators', registration)).resolves.toMatchObject({
      status: 201,
    });
  });
});

test('nothing that a visitor sent is printed, whether it is stored, refused or fails', async () => {
  const service = forkBackendProcess({}, 'pipe');
  let printed = '';
  for (const stream of [service.stdout, service.stderr]) {
    stream?.on('data', (part: Buffer) => {
      printed += part.toString();
    });
  }
  const ended = once(service, 'exit');
  const [{ started }] = (await once(service, 'message')) as [{ started: ForkedBackend }];
  const secret = 'Zephyrine';
  const attempts = [
    { ...registration, full_name: secret },
    { ...registration, full_name: secret, email: secret },
    { ...registration, full_name: secret, experience: secret },
    { ...registration, full_name: secret, [secret]: 1 },
    { ...registration, full_name: secret, equipment: [secret] },
  ];
  const statuses: number[] = [];
  for (const row of attempts) statuses.push((await insert(started, 'operators', row)).status);
  await send(started, 'GET', `/rest/v1/operators?full_name=eq.${secret}`);
  service.kill('SIGKILL');
  await ended;
  expect(statuses).toEqual([201, 400, 400, 400, 400]);
  expect(printed).not.toContain(secret);
});
