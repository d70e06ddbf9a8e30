import { registrationForm } from '@/content/forms/registration.ts';
import { listen } from '@/scripts/develop/backend/listen.ts';

const row = { full_name: 'Ada Plant', email: 'ada@example.com', experience: 7, equipment: ['Dumper'] };

const respond = jest.fn<Response | Promise<Response>, [request: Request]>();
let service: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  service = await listen((request) => respond(request), 0);
});
afterAll(() => service.close());

const setOnline = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine } });

beforeEach(() => {
  respond.mockReset();
  setOnline(true);
  jest.resetModules();
  process.env.NEXT_PUBLIC_SUPABASE_URL = service.url;
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = 'public-key';
});

const register = async (timeLimit?: number) =>
  (await import('./send-row.ts')).sendRow(registrationForm.table, row, timeLimit);

const failure = (cause: string, serverMessage: string | null = null) => ({ ok: false, cause, serverMessage });

test('sends one insert with the publishable key, without requesting the stored row', async () => {
  const bodies: unknown[] = [];
  respond.mockImplementation(async (request) => {
    bodies.push(await request.json());
    return new Response(null, { status: 201 });
  });
  expect(await register()).toEqual({ ok: true });
  expect(bodies).toEqual([row]);
  const [[{ method, url, headers }]] = respond.mock.calls as [[Request]];
  expect(method).toBe('POST');
  expect(new URL(url).pathname).toBe(`/rest/v1/${registrationForm.table}`);
  expect(headers.get('apikey')).toBe('public-key');
  expect(headers.get('prefer') ?? '').not.toContain('return=representation');
});

test.each([
  [
    'the database about an invalid form',
    400,
    { code: '22023', message: 'Please check your full name.' },
    'rejected',
  ],
  ['a size limit', 413, { code: 'PT413', message: 'Too large.' }, 'tooLarge'],
  ['a rate limit', 429, { code: 'PT429', message: 'Too many.' }, 'limit'],
  ['the gateway', 401, { message: 'Invalid API key' }, 'misconfigured'],
  ['an expired key', 401, { code: 'PGRST301', message: 'JWT expired' }, 'misconfigured'],
  ['a missing privilege', 403, { code: '42501', message: 'permission denied' }, 'misconfigured'],
  ['a missing table', 404, { code: 'PGRST205', message: 'Could not find the table' }, 'misconfigured'],
  ['a missing column', 400, { code: 'PGRST204', message: 'Could not find the column' }, 'misconfigured'],
  ['a gateway about a large form', 413, { message: 'Request entity too large' }, 'tooLarge'],
  ['a busy gateway', 429, { message: 'Too many requests' }, 'serverError'],
  ['a busy database', 500, { message: 'canceling statement due to statement timeout' }, 'serverError'],
])("returns the server's message for %s", async (_, status, body, cause) => {
  respond.mockReturnValue(Response.json(body, { status }));
  expect(await register()).toEqual(failure(cause, body.message));
});

const html = { 'content-type': 'text/html' };

test.each([
  ['an empty body', new Response('', { status: 500 })],
  ['an empty message', Response.json({ message: ' ' }, { status: 500 })],
  ['the text {}', Response.json({ message: '{}' }, { status: 503 })],
  ['a message that is not a string', Response.json({ message: { a: 1 } }, { status: 500 })],
  ['HTML', new Response('\n<!doctype html><title>Bad gateway</title>', { status: 502, headers: html })],
  ['HTML as a success', new Response('<html>Wi-Fi login</html>', { headers: html })],
])('returns no message for %s', async (_, response) => {
  respond.mockReturnValue(response);
  expect(await register()).toEqual(failure('serverError'));
});

test.each([
  ['an empty 404', new Response('', { status: 404 })],
  ['HTML as a 401', new Response('<html>No</html>', { status: 401, headers: html })],
])('reports that the form is out of order for %s', async (_, response) => {
  respond.mockReturnValue(response);
  expect(await register()).toEqual(failure('misconfigured'));
});

test('distinguishes an offline device from an unreachable server', async () => {
  process.env.NEXT_PUBLIC_SUPABASE_URL = 'http://127.0.0.1:1';
  expect(await register()).toEqual(failure('unreachable'));
  setOnline(false);
  expect(await register()).toEqual(failure('offline'));
});

test('a row that was sent may have arrived, even if the connection is lost before the response', async () => {
  // The test's server reports the lost connection.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  respond.mockImplementation(() => {
    setOnline(false);
    return new Response(
      new ReadableStream({ start: (body) => body.error(new Error('The connection was lost.')) }),
    );
  });
  expect(await register()).toEqual(failure('unreachable'));
});

test('sends nothing if supabase-js fails to load', async () => {
  jest.doMock('@supabase/supabase-js', () => {
    throw new Error('The script was blocked.');
  });
  expect(await register()).toEqual(failure('unloaded'));
  setOnline(false);
  expect(await register()).toEqual(failure('offline'));
  jest.dontMock('@supabase/supabase-js');
  expect(respond).not.toHaveBeenCalled();
});

test('gives up after the time limit', async () => {
  respond.mockReturnValue(new Promise(() => {}));
  // Load supabase-js first, because loading it can take longer than the limit.
  await (await import('@/lib/public-client/clients.ts')).publicClient();
  const began = performance.now();
  expect(await register(300)).toEqual(failure('timeout'));
  expect(performance.now() - began).toBeLessThan(10_000);
});
