import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deno, functionFolder, startDeno } from '../start-deno';
import { abandoned, behaviours, mailApi, mails } from './mail-api';

// The waits between two attempts are those of the function itself.
jest.setTimeout(120_000);

const secret = randomUUID();
let running: Awaited<ReturnType<typeof startDeno>>;
let address: string;
/** How much of the log is from before the test. */
let logged = 0;
const log = () => running.log().slice(logged);

beforeAll(async () => {
  mailApi.listen(0, '127.0.0.1');
  await once(mailApi, 'listening');
  const { port } = mailApi.address() as AddressInfo;
  running = await startDeno('notify-owner', {
    SUPABASE_URL: 'https://abcdefgh.supabase.co',
    WEBHOOK_SECRET: secret,
    MAIL_API_URL: `http://127.0.0.1:${port}/emails`,
    MAIL_API_KEY: 'key of the provider',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'owner@example.com',
  });
  ({ address } = running);
});
afterAll(async () => {
  mailApi.closeAllConnections();
  mailApi.close();
  await running.stop();
});
beforeEach(() => {
  mails.length = 0;
  abandoned.length = 0;
  behaviours.length = 0;
  logged = running.log().length;
});

const person = {
  full_name: 'Zephyrine Person',
  email: 'zephyrine@example.com',
  phone: '0121 496 0000',
  address: '9 Secret Street',
};
const operator = () => ({
  id: randomUUID(),
  created_at: '2026-11-21',
  ...person,
  experience: 5,
  equipment: ['Dumper', 'Roller'],
});
const enquiry = (subject: string) => ({
  id: randomUUID(),
  name: 'Zephyrine Person',
  email: 'zephyrine@example.com',
  subject,
  message: 'Ring 0121 496 0000',
});

const call = async (
  table: string,
  record: object,
  headers: Record<string, string> = { 'x-webhook-secret': secret },
) => {
  const body = JSON.stringify({ type: 'INSERT', schema: 'public', table, record, old_record: null });
  const response = await fetch(address, { method: 'POST', headers, body });
  return response.status;
};

const waitForMails = async (amount: number): Promise<void> => {
  while (mails.length < amount) await setTimeout(50);
};

test('passes the type checker of Deno', async () => {
  const check = promisify(execFile)(process.execPath, [deno, 'check', 'index.ts'], {
    cwd: functionFolder('notify-owner'),
  });
  await expect(check).resolves.toMatchObject({ stdout: '' });
});

test('a registration is one mail with its machines and a link, and nothing about the person', async () => {
  const record = operator();
  expect(await call('operators', record)).toBe(202);
  await waitForMails(1);
  const [mail] = mails;
  expect(mail?.headers.authorization).toBe('Bearer key of the provider');
  expect(mail?.headers['idempotency-key']).toBe(record.id);
  expect(mail?.body).toEqual({
    from: 'site@example.com',
    to: ['owner@example.com'],
    subject: 'New registration: Dumper, Roller',
    text: expect.stringContaining('https://supabase.com/dashboard/project/abcdefgh/editor') as unknown,
  });
  const text = JSON.stringify(mail?.body) + log();
  for (const personal of [...Object.values(person), 'Secret']) expect(text).not.toContain(personal);
});

test.each([
  ['Hire a 360 excavator operator', 'New enquiry: 360 excavator'],
  ['Hire in West Bromwich', 'New enquiry: in West Bromwich'],
  ['', 'New enquiry'],
  ['Ring Zephyrine on 0121 496 0000', 'New enquiry'],
  ['Hire in 9 Secret Street, ring 0121 496 0000', 'New enquiry'],
])('an enquiry about %j is the mail %j', async (subject, title) => {
  expect(await call('enquiries', enquiry(subject))).toBe(202);
  await waitForMails(1);
  expect(mails[0]?.body.subject).toBe(title);
  expect(JSON.stringify(mails[0]?.body)).not.toMatch(/Zephyrine|0121/);
});

test('the same row again, also at once, sends nothing', async () => {
  const record = operator();
  await Promise.all([1, 2, 3].map(() => call('operators', record)));
  await waitForMails(1);
  expect(await call('operators', record)).toBe(202);
  await setTimeout(500);
  expect(mails).toHaveLength(1);
});

test('a provider that fails is asked again until it takes the mail, which it can tell by its key', async () => {
  behaviours.push('fail', 'take');
  const record = operator();
  expect(await call('operators', record)).toBe(202);
  expect(mails.length).toBeLessThan(2);
  await waitForMails(2);
  expect(mails.map(({ headers }) => headers['idempotency-key'])).toEqual([record.id, record.id]);
  expect(log()).toContain(`Row ${record.id}: the mail provider answered 503: {}`);
});

test('a provider that hangs holds up nobody and is asked again', async () => {
  behaviours.push('hang', 'take');
  const [registered, enquired] = [operator(), enquiry('')];
  expect(await call('operators', registered)).toBe(202);
  expect(await call('enquiries', enquired)).toBe(202);
  expect(abandoned).toEqual([]);
  await waitForMails(3);
  expect(mails.map(({ headers }) => headers['idempotency-key'])).toEqual([
    registered.id,
    enquired.id,
    registered.id,
  ]);
});

test('a provider that refuses is not asked again until the webhook is repeated', async () => {
  behaviours.push('refuse');
  const record = operator();
  expect(await call('operators', record)).toBe(202);
  while (!log().includes('the owner was not told')) await setTimeout(50);
  expect(mails).toHaveLength(1);
  expect(await call('operators', record)).toBe(202);
  await waitForMails(2);
});

test('the owner’s test sends a mail every time, and says why none was sent', async () => {
  const sendTest = async () => {
    const headers = { 'x-webhook-secret': secret };
    const response = await fetch(address, { method: 'POST', headers, body: '{"type":"TEST"}' });
    return { status: response.status, text: await response.text() };
  };
  expect(await sendTest()).toMatchObject({ status: 200 });
  expect(await sendTest()).toMatchObject({ status: 200 });
  const [first, second] = mails.map(({ headers }) => headers['idempotency-key']);
  expect(first).not.toBe(second);
  behaviours.push('refuse');
  expect(await sendTest()).toEqual({
    status: 502,
    text: 'No mail was sent: the mail provider answered 422: {}\n',
  });
});

test('a caller without the secret is refused', async () => {
  expect(await call('operators', operator(), {})).toBe(401);
  expect(await call('operators', operator(), { 'x-webhook-secret': 'wrong' })).toBe(401);
  expect(await call('operators', operator(), { 'x-webhook-secret': '' })).toBe(401);
  await setTimeout(300);
  expect(mails).toEqual([]);
});

test('what is no insert into one of the two tables is refused', async () => {
  expect(await call('users', operator())).toBe(400);
  expect(await call('constructor', operator())).toBe(400);
  expect(await call('operators', { ...operator(), id: 5 })).toBe(400);
  const headers = { 'x-webhook-secret': secret };
  for (const body of ['', '{', 'null', '[]', '{"type":"DELETE"}']) {
    expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(400);
  }
  expect(mails).toEqual([]);
});
