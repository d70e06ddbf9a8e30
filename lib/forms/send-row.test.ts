import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { phoneInText } from '@/content/company';
import { failedReasons } from '@/content/forms/failures';
import { registrationForm } from '@/content/forms/registration';

const row = { full_name: 'Ada Plant', email: 'ada@example.com', experience: 7, equipment: ['Dumper'] };

type Answer = { readonly status: number; readonly body: string; readonly type?: string } | 'none';

let server: Server;
let answer: Answer;
let received: { readonly request: IncomingMessage; readonly body: string }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      received.push({ request, body });
      if (answer === 'none') return;
      response.writeHead(answer.status, { 'content-type': answer.type ?? 'application/json' });
      response.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const setOnline = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine } });

beforeEach(() => {
  received = [];
  setOnline(true);
  jest.resetModules();
  process.env.NEXT_PUBLIC_SUPABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = 'public-key';
});

const register = async () => (await import('./send-row')).sendRow(registrationForm.table, row);

const unknownFailure = (cause: string) => ({ ok: false, cause, message: failedReasons.unknown });

const offline = { ok: false, cause: 'offline', message: failedReasons.offline };

test('sends one insert of the row with the public key, and asks for nothing back', async () => {
  answer = { status: 201, body: '' };
  expect(await register()).toEqual({ ok: true });
  expect(received).toHaveLength(1);
  const [{ request, body } = received[0]!] = received;
  expect(request.method).toBe('POST');
  expect(request.url).toMatch(/^\/rest\/v1\/operators(\?columns=[^&]*)?$/);
  expect(request.headers.apikey).toBe('public-key');
  expect(request.headers.prefer ?? '').not.toContain('return=representation');
  expect(JSON.parse(body)).toEqual(row);
});

test.each([
  ['the database, of the form', 400, { code: '22023', message: 'Please enter your full name.' }, 'refused'],
  ['a limit', 429, { code: 'PT429', message: 'Too many.' }, 'refused'],
  ['the gateway', 401, { message: 'Invalid API key' }, 'broken'],
  ['a busy database', 500, { message: 'canceling statement due to statement timeout' }, 'broken'],
  ['a database without the column', 400, { message: 'Could not find the column.' }, 'broken'],
])('passes on what %s says', async (_, status, body, cause) => {
  answer = { status, body: JSON.stringify(body) };
  expect(await register()).toEqual({ ok: false, cause, message: body.message });
});

test.each([
  ['an empty body', { status: 500, body: '' }],
  ['an empty message', { status: 400, body: '{"message":" "}' }],
  ['the text {}', { status: 503, body: '{"message":"{}"}' }],
  ['a message that is no text', { status: 500, body: '{"message":{"a":1}}' }],
  ['HTML', { status: 502, body: '\n<!doctype html><title>Bad gateway</title>', type: 'text/html' }],
  ['HTML as a success', { status: 200, body: '<html>Wi-Fi login</html>', type: 'text/html' }],
  ['an empty 404', { status: 404, body: '' }],
] as const)('says that something went wrong after %s', async (_, given) => {
  answer = given;
  expect(await register()).toEqual(unknownFailure('broken'));
});

test.each([
  [true, unknownFailure('unreachable')],
  [false, offline],
])('when nothing answers and the device is connected: %s, it says %j', async (onLine, failure) => {
  process.env.NEXT_PUBLIC_SUPABASE_URL = 'http://127.0.0.1:1';
  setOnline(onLine);
  expect(await register()).toEqual(failure);
});

describe('when the code that sends does not arrive', () => {
  beforeEach(() =>
    jest.doMock('@supabase/supabase-js', () => {
      throw new Error('The script was blocked.');
    }),
  );
  afterEach(() => jest.dontMock('@supabase/supabase-js'));

  test.each([
    [true, unknownFailure('unloaded')],
    [false, offline],
  ])('and the device is connected: %s, it says %j', async (onLine, failure) => {
    setOnline(onLine);
    expect(await register()).toEqual(failure);
    expect(received).toEqual([]);
  });
});

test('gives up when the time is over', async () => {
  answer = 'none';
  const { sendRow } = await import('./send-row');
  const start = performance.now();
  const result = await sendRow(registrationForm.table, row, 300);
  expect(result).toEqual(unknownFailure('late'));
  expect(performance.now() - start).toBeLessThan(3000);
});

test('gives the phone number in a build without a database service', async () => {
  delete process.env.NEXT_PUBLIC_SUPABASE_URL;
  expect(await register()).toEqual({
    ok: false,
    cause: 'unconnected',
    message: expect.stringContaining(phoneInText),
  });
  expect(received).toEqual([]);
});
