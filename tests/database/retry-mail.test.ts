import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { engine } from '../engine/engine-of-file';
import { createHostedExtensions } from './hosted-extensions';
import { mailApi, mails, startMailApi, stopMailApi } from './mail-api';
import {
  resetToMorning,
  restartMail,
  runMinutes,
  setMail,
  storeLead,
  storeLeadEachMinute,
  unnotified,
} from './owner-job';
import { send } from './submissions';

let api_url: string;
beforeAll(async () => {
  api_url = await startMailApi();
  await createHostedExtensions();
});
afterAll(stopMailApi);
beforeEach(async () => {
  await resetToMorning();
  await restartMail(api_url);
});

const keys = () => new Set(mails.map(({ headers }) => headers['idempotency-key']));

test('the owner is notified of all leads after an outage of ten minutes', async () => {
  mailApi.status = 503;
  await storeLeadEachMinute(10);
  // The database retries after 1, 2, 4 and 8 minutes.
  expect(mails).toHaveLength(4);
  expect(keys().size).toBe(1);
  mailApi.status = 200;
  await runMinutes(8);
  expect(await unnotified()).toBe(0);
  expect(keys().size).toBe(2);
  expect(mails.map(({ body }) => body.subject)).toEqual([
    ...Array.from({ length: 5 }, () => '1 new enquiry'),
    '5 new registrations and 4 new enquiries',
  ]);
  expect(mails[0]?.body.text.split('\n').slice(0, 2)).toEqual(['1 new enquiry', '']);
});

test('a rejected e-mail is retried hourly', async () => {
  mailApi.status = 422;
  await storeLead();
  await runMinutes(24 * 60);
  expect(mails.length).toBeGreaterThan(23);
  expect(mails.length).toBeLessThan(24 + 8);
  expect(await unnotified()).toBe(1);
  mailApi.status = 200;
  expect((await setMail({ api_url, sender: 'other@example.com' })).status).toBe(204);
  await runMinutes(2);
  expect(mails.at(-1)?.body.from).toBe('other@example.com');
  expect(keys().size).toBe(2);
  expect(await unnotified()).toBe(0);
});

test('a request without a response fails after five minutes', async () => {
  await storeLead();
  await runMinutes(5, { netIsDown: true });
  await engine.query('truncate net.http_request_queue');
  await runMinutes(1);
  expect(mails).toHaveLength(1);
  await runMinutes(1);
  expect(await unnotified()).toBe(0);
});

test("a request that can't be queued is retried", async () => {
  await engine.query("update vault.secrets set secret = 'x' where name = 'mail_api_url'");
  await engine.query("alter table net.http_request_queue add constraint broken check (url <> 'x')");
  await storeLead();
  await runMinutes(3);
  const status = await send('POST', '/rest/v1/rpc/production_status', {}, { apikey: engine.serviceKey });
  expect(status.body).toMatchObject({ mail: { problem: expect.stringContaining('broken') as string } });
  await engine.query('alter table net.http_request_queue drop constraint broken');
  await setMail({ api_url });
  await runMinutes(2);
  expect(await unnotified()).toBe(0);
});

test('no second e-mail is sent if settings change while the job runs', async () => {
  mailApi.status = 503;
  await storeLead();
  await runMinutes(3);
  mailApi.status = 200;
  mails.length = 0;
  const other = postgres(engine.database, { max: 1 });
  let job: Promise<void> | undefined;
  await other
    .begin(async (transaction) => {
      await transaction`select public.set_mail(${api_url}, '', '', '', '{}')`;
      job = runMinutes(1, { netIsDown: true });
      await Promise.race([job, setTimeout(500)]);
    })
    .finally(() => other.end());
  await job;
  await runMinutes(3);
  expect(mails).toHaveLength(1);
  expect(await unnotified()).toBe(0);
});

test('after a crash, a response to another request is not mistaken for the lost one', async () => {
  await storeLead();
  await runMinutes(1);
  expect(mails).toHaveLength(1);
  // Simulate a crash of PostgreSQL. It empties unlogged tables, including those of pg_net, and resets the request
  // numbers.
  await engine.query(`truncate private.awaited_requests, net._http_response;
    truncate net.http_request_queue restart identity;
    insert into net._http_response (id, status_code) values (1, 200)`);
  await runMinutes(1);
  expect(await unnotified()).toBe(1);
  expect(mails).toHaveLength(2);
  expect(keys().size).toBe(1);
  await runMinutes(1);
  expect(await unnotified()).toBe(0);
  expect(await engine.query('select from private.awaited_requests')).toEqual([]);
});

test('a sent e-mail is deleted after 30 days', async () => {
  await storeLead();
  await runMinutes(2);
  const left = async () => (await engine.query('select from private.owner_mails')).length;
  expect(await left()).toBe(1);
  await engine.query("update private.owner_mails set sent_at = sent_at - interval '30 days'");
  await runMinutes(1);
  expect(await left()).toBe(0);
});
