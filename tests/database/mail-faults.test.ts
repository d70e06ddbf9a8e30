import { registrationForm } from '@/content/forms/registration.ts';
import { ownerMail } from '@/content/owner-mail.ts';
import { listen } from '@/scripts/develop/backend/listen.ts';
import { checkProduction } from '@/scripts/owner/database/check-production.ts';
import { readStatus } from '@/scripts/owner/database/read-status.ts';
import { byLevel } from '../helpers/test-level.ts';
import { database } from '../postgres/test-database.ts';
import { createHostedExtensions } from './hosted-extensions.ts';
import { mailbox, requests, service, startMailService, stopMailService } from './mail-service.ts';
import {
  countUnnotified,
  functionUrl,
  mountNotifier,
  restartMail,
  runJob,
  runMinutes,
  setMail,
  skipMinutes,
  storeLead,
  type ServiceName,
} from './owner-job.ts';

let origin: string;
beforeAll(async () => {
  origin = await startMailService();
  await createHostedExtensions();
});
afterAll(stopMailService);
beforeEach(() => restartMail(origin));

const mailsWith = (mark: string, to?: string) =>
  mailbox.filter(
    (mail) => (to === undefined || mail.to === to) && mail.text.includes(`mailto:${mark}@example.com`),
  ).length;

/** What `npm run mail -- status` and `npm run check:live` print. */
const failing = async () =>
  checkProduction(await readStatus(database)).flatMap(({ check, result, fix }) =>
    fix ? [`${check} ${result}`] : [],
  );

test('a recipient that is refused for ever delays no other, and its successor gets what it missed', async () => {
  await setMail({ to: 'a@example.com, b@example.com' });
  service.refusedEmails = ['a@example.com'];
  const marks = [await storeLead()];
  await runMinutes(2);
  marks.push(await storeLead('messages'));
  await runMinutes(2);
  for (const mark of marks) expect(mailsWith(mark, 'b@example.com')).toBe(1);
  expect(await countUnnotified()).toBe(0);
  expect((await failing()).join()).toContain('Refused address: a@example.com');

  await setMail({ to: 'c@example.com,b@example.com' });
  await runMinutes(20);
  for (const mark of marks) {
    expect(mailsWith(mark, 'b@example.com')).toBe(1);
    expect(mailsWith(mark, 'c@example.com')).toBe(1);
  }
});

test('attempts for one recipient end after three days if another has the email', async () => {
  await setMail({ to: 'a@example.com,b@example.com' });
  service.refusedEmails = ['a@example.com'];
  await storeLead();
  await runMinutes(1);
  skipMinutes(3 * 24 * 60);
  await runMinutes(1);
  requests.length = 0;
  // Pauses between attempts are at most an hour long.
  skipMinutes(60);
  await runMinutes(1);
  expect(requests).toEqual([]);
});

test('after a key was revoked, the next key sends everything that waited', async () => {
  service.key = 'the next key';
  const marks = [await storeLead()];
  await runMinutes(3);
  marks.push(await storeLead(), await storeLead('messages'));
  await runMinutes(10);
  skipMinutes(49);
  await runMinutes(1);
  expect(mailbox).toEqual([]);
  expect(await countUnnotified()).toBe(3);
  expect((await failing()).join()).toContain('Resend responded with 401');
  expect((await setMail({ key: 'the next key' })).status).toBe(204);
  await runMinutes(4);
  for (const mark of marks) expect(mailsWith(mark)).toBe(1);
  expect(mailbox).toHaveLength(2);
  expect(await countUnnotified()).toBe(0);
});

// `npm test` makes no attempts in the last two days. It misses attempts that end after more than about thirty.
const hoursWithAttempts = byLevel(24, 72);

test('a mail service that is down for three days delays leads, but loses none', async () => {
  service.status = 503;
  for (let hour = 0; hour < hoursWithAttempts; hour += 1) {
    if (hour % 3 === 0) await storeLead();
    // After the first hour, the pauses are an hour long.
    const minutes = hour === 0 ? 10 : 1;
    await runMinutes(minutes);
    skipMinutes(60 - minutes);
  }
  // Retried after 1, 2, 4 minutes and so on, then hourly.
  const inFull = requests.filter(({ text }) => !text.includes(ownerMail.refusedDetails));
  expect(inFull.length).toBeGreaterThan(hoursWithAttempts);
  expect(inFull.length).toBeLessThan(hoursWithAttempts + 18);
  expect(new Set(inFull.map(({ key }) => key)).size).toBe(1);
  expect(requests.length).toBeLessThan(2 * inFull.length);
  const leads = hoursWithAttempts / 3;
  expect(await countUnnotified()).toBe(leads);
  const waited = ownerMail.subject([ownerMail.counted(leads - 1, registrationForm)]);
  skipMinutes((72 - hoursWithAttempts) * 60);
  service.status = undefined;
  skipMinutes(60);
  await runMinutes(2);
  expect(await countUnnotified()).toBe(0);
  expect(mailbox.map(({ subject }) => subject)).toEqual([expect.not.stringContaining(waited), waited]);
});

test.each<[ServiceName, copies: number]>([
  ['resend', 1],
  ['brevo', 1],
  // Postmark has no idempotency keys.
  ['postmark', 2],
])('if a response of %s is lost, the lead arrives %i time(s)', async (name, copies) => {
  mountNotifier(origin, name);
  await setMail({ service: name, key: service.key });
  service.losesResponses = true;
  const mark = await storeLead();
  await runJob();
  service.losesResponses = false;
  expect(await countUnnotified()).toBe(1);
  await runMinutes(3);
  expect(mailsWith(mark)).toBe(copies);
  expect(await countUnnotified()).toBe(0);
});

/** Serves the database, except for requests that a test rejects. */
const withoutRequests = async (isRejected: (request: Request) => boolean, run: () => Promise<void>) => {
  const partial = await listen(
    (request) =>
      isRejected(request)
        ? new Response(null, { status: 503 })
        : fetch(request.url.replace(/^https?:\/\/[^/]+/, database.url), request),
    0,
  );
  const consoleError = jest.spyOn(console, 'error').mockReturnValue();
  mountNotifier(origin, 'resend', partial.url);
  await run().finally(() => partial.close());
  mountNotifier(origin);
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('with 503'));
};

test.each(['/rest/v1/operators', '/rest/v1/owner_mails'])(
  'a function that fails after sending, before it changes %s, sends nothing twice',
  async (path) => {
    const mark = await storeLead();
    await withoutRequests(
      (request) =>
        request.method === 'PATCH' && requests.length > 0 && new URL(request.url).pathname === path,
      runJob,
    );
    expect(mailsWith(mark)).toBe(1);
    await runMinutes(2);
    expect(requests).toHaveLength(1);
    await runMinutes(3);
    expect(requests).toHaveLength(2);
    expect(mailsWith(mark)).toBe(1);
    expect(await countUnnotified()).toBe(0);
  },
);

test.each(['reading the leads', 'claiming them'])(
  'a function that fails while %s loses none',
  async (step) => {
    const mark = await storeLead();
    await withoutRequests(({ method, url }) => {
      const isClaim = method === 'PATCH' && url.includes('operators');
      return step === 'claiming them' ? isClaim : method === 'GET' && url.includes('operators?mail_id=eq');
    }, runJob);
    expect(mailbox).toEqual([]);
    await runMinutes(5);
    expect(mailsWith(mark)).toBe(1);
    expect(await countUnnotified()).toBe(0);
  },
);

const callAtOnce = async () => {
  const [settings] = await database.query<{ secret: string }>(
    "select private.mail_settings() ->> 'secret' as secret",
  );
  const call = () =>
    fetch(functionUrl(), { method: 'POST', headers: { authorization: `Bearer ${settings?.secret}` } });
  service.delayMs = 200;
  await Promise.all(Array.from({ length: 8 }, call));
};

test('simultaneous calls send each lead once', async () => {
  const marks = [await storeLead(), await storeLead('messages'), await storeLead()];
  await callAtOnce();
  await runMinutes(5);
  for (const mark of marks) expect(mailsWith(mark)).toBe(1);
  expect(await countUnnotified()).toBe(0);
});

test('simultaneous calls retry an email once', async () => {
  service.status = 503;
  const mark = await storeLead();
  await runJob();
  service.status = undefined;
  requests.length = 0;
  skipMinutes(2);
  await callAtOnce();
  expect(requests).toHaveLength(1);
  expect(mailsWith(mark)).toBe(1);
});

test('a restored backup sends nothing again that the mail service knows', async () => {
  const mark = await storeLead();
  await database.query('create table public.backup as select * from public.operators');
  await runJob();
  await database.query(`truncate public.owner_mails cascade; alter table public.operators disable trigger operators_guard;
    insert into public.operators select * from public.backup; drop table public.backup;
    alter table public.operators enable trigger operators_guard`);
  expect(await countUnnotified()).toBe(1);
  await runMinutes(1);
  expect(requests).toHaveLength(2);
  expect(mailsWith(mark)).toBe(1);
  expect(await countUnnotified()).toBe(0);
});

test.each([undefined, 403, 406, 451])(
  'a lead whose details are refused with status %s is announced without them, and the next arrives in full',
  async (status) => {
    service.refusedText = 'Unacceptable';
    service.refusedStatus = status;
    await storeLead('operators', { full_name: 'Unacceptable Person' });
    await runMinutes(1);
    expect(mailbox).toHaveLength(1);
    expect(mailbox[0]?.text).toContain(ownerMail.refusedDetails);
    expect(JSON.stringify(mailbox)).not.toContain('Unacceptable');
    const mark = await storeLead();
    await runMinutes(1);
    expect(mailsWith(mark)).toBe(1);
    expect(await countUnnotified()).toBe(0);
  },
);

test('details that make a mail service fail delay other leads by a few hours only', async () => {
  service.refusedText = 'Unacceptable';
  service.refusedStatus = 500;
  await storeLead('operators', { full_name: 'Unacceptable Person' });
  await runMinutes(10);
  expect(mailbox).toEqual([]);
  const mark = await storeLead();
  for (let hour = 0; hour < 5; hour += 1) {
    skipMinutes(59);
    await runMinutes(1);
  }
  expect(mailbox[0]?.text).toContain(ownerMail.refusedDetails);
  expect(mailsWith(mark)).toBe(1);
  expect(await countUnnotified()).toBe(0);
});

test.each([400, 422])(
  'after a mail service refused all emails with %i, the details arrive',
  async (status) => {
    service.status = status;
    const mark = await storeLead();
    await runMinutes(5);
    service.status = undefined;
    await runMinutes(8);
    expect(mailsWith(mark)).toBe(1);
    expect(mailbox).toHaveLength(1);
  },
);

test.each<[string, () => unknown]>([
  [
    'without details',
    () => {
      mountNotifier(origin, 'resend', database.url, 'counts');
      return storeLead();
    },
  ],
  [
    'about a refused lead',
    () => {
      service.refusedText = 'Unacceptable';
      return storeLead('operators', { full_name: 'Unacceptable Person' });
    },
  ],
  [
    'about a likely flood',
    async () => {
      await storeLead();
      await database.query('update public.operators set likely_flood = true');
    },
  ],
  [
    'about a limit',
    () =>
      database.query(`insert into public.reached_limits (form_table, limit_name) values ('operators', 'per_day')
        on conflict (form_table, limit_name, day) do update set notified = false`),
  ],
])('a second email %s with the same words arrives too', async (_, happen) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await happen();
    await runMinutes(4);
  }
  expect(mailbox).toHaveLength(2);
  expect(mailbox[1]).toEqual(mailbox[0]);
  expect(await countUnnotified()).toBe(0);
});

test('a mail service that answers late is asked again with the same key', async () => {
  // A tenth of the usual time.
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 10));
  service.delayMs = 1100;
  const mark = await storeLead();
  await runJob();
  spy.mockRestore();
  service.delayMs = 0;
  expect(await countUnnotified()).toBe(1);
  expect((await failing()).join()).toContain('did not respond in time');
  await runMinutes(3);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  expect(mailsWith(mark)).toBe(1);
});

test('a leaked secret key reveals the key of the mail service to no recipient', async () => {
  const withoutKey: readonly Readonly<Record<string, string>>[] = [
    { url: 'https://elsewhere.example' },
    { service: 'postmark' },
    { url: 'https://elsewhere.example', key: '' },
    { secret: 'known-to-a-stranger', url: 'https://elsewhere.example' },
  ];
  for (const newSettings of withoutKey) expect((await setMail(newSettings)).status).toBe(400);
  await setMail({ secret: 'known-to-a-stranger' });
  const response = await fetch(`${database.url}/rest/v1/rpc/read_mail_settings`, {
    method: 'POST',
    headers: { apikey: database.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ secret: 'known-to-a-stranger' }),
  });
  expect(await response.text()).not.toContain(service.key);
  // With a key, a recipient may change.
  expect((await setMail({ url: 'https://elsewhere.example', key: 'another' })).status).toBe(204);
  expect(await database.query("select private.mail_settings() ->> 'key' as key")).toEqual([
    { key: 'another' },
  ]);
});
