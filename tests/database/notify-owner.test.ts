import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { equipmentNames } from '@/content/equipment';
import { proposedSubjects } from '@/scripts/mail/proposed-subjects';
import { engine } from '../engine/engine-of-file';
import { createHostedExtensions } from './hosted-extensions';
import { mailApi, mails, startMailApi, stopMailApi } from './mail-api';
import {
  storeLead,
  mailSettings,
  runMinutes,
  restartMail,
  setMail,
  skipMinutes,
  resetToMorning,
  unnotified,
} from './owner-job';
import { send } from './submissions';

let api_url: string;
beforeAll(async () => {
  api_url = await startMailApi();
});
afterAll(stopMailApi);
beforeEach(resetToMorning);

test('without the extensions, rows stay unnotified, and setting up mail reports an error', async () => {
  await storeLead();
  await runMinutes(1, { netIsDown: true });
  expect(await unnotified()).toBe(1);
  expect(await setMail({ api_url })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('cannot send') as string },
  });
});

describe('with the extensions', () => {
  beforeAll(createHostedExtensions);
  beforeEach(() => restartMail(api_url));

  const storeLeadEachMinute = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await storeLead(minute % 2 ? 'operators' : 'enquiries');
      await runMinutes(1);
    }
  };
  const keys = () => new Set(mails.map(({ headers }) => headers['idempotency-key']));

  test('one mail reports all new rows, which count as notified once the service has accepted it', async () => {
    const machines = equipmentNames.slice(0, 2);
    await storeLead('operators', { equipment: machines });
    await storeLead('operators', { equipment: equipmentNames.slice(0, 1) });
    await storeLead('enquiries', { subject: proposedSubjects[0] });
    await storeLead('enquiries', { subject: `${proposedSubjects.at(-1)}, ask for Zephyrine` });
    await runMinutes(1);
    expect(mails).toHaveLength(1);
    expect(await unnotified()).toBe(4);
    await runMinutes(1);
    expect(await unnotified()).toBe(0);

    const [{ headers, body }] = mails as [(typeof mails)[number]];
    expect(headers.authorization).toBe(`Bearer ${mailSettings.api_key}`);
    expect(body).toMatchObject({
      from: mailSettings.sender,
      to: ['a@example.com', 'b@example.com'],
      subject: '2 new registrations and 2 new enquiries',
    });
    expect(body.text.split('\n').slice(0, 3)).toEqual([
      `2 new registrations: ${machines.toSorted().join(', ')}`,
      `2 new enquiries: ${proposedSubjects[0]}`,
      '',
    ]);
    const stored = [
      ...(await engine.query<object>('select full_name, email, phone, address from public.operators')),
      ...(await engine.query<object>('select name, email, message from public.enquiries')),
    ]
      .flatMap((row) => Object.values(row) as string[])
      .filter((text) => text !== '');
    for (const personal of [...stored, 'Zephyrine']) expect(JSON.stringify(body)).not.toContain(personal);

    await runMinutes(5);
    expect(mails).toHaveLength(1);
  });

  test('an outage of ten minutes loses no lead and no notification', async () => {
    mailApi.status = 503;
    await storeLeadEachMinute(10);
    // Attempts are made in minutes 1, 2, 4 and 8.
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

  test('a mail that is rejected for a day is retried hourly', async () => {
    mailApi.status = 422;
    await storeLead();
    await runMinutes(24 * 60);
    expect(mails.length).toBeGreaterThan(23);
    expect(mails.length).toBeLessThan(24 + 8);
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

  test('a request that cannot be queued is retried and loses no lead', async () => {
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

  test('a job that runs while settings are changed sends no second mail', async () => {
    mailApi.status = 503;
    await storeLead();
    await runMinutes(3);
    mailApi.status = 200;
    mails.length = 0;
    const other = postgres(engine.database, { max: 1 });
    let job: Promise<void> | undefined;
    await other.begin(async (transaction) => {
      await transaction`select public.set_mail(${api_url}, '', '', '', '{}')`;
      job = runMinutes(1, { netIsDown: true });
      await Promise.race([job, setTimeout(500)]);
    });
    await job;
    await other.end();
    await runMinutes(3);
    expect(mails).toHaveLength(1);
    expect(await unnotified()).toBe(0);
  });

  test('a flood causes a limited number of mails, then one an hour, as the last of them says; the next day starts again', async () => {
    const [row] = await engine.query<{ amount: number }>('select private.mails_at_once() as amount');
    const amount = row?.amount ?? 0;
    await storeLeadEachMinute(amount + 10);
    await runMinutes(20);
    expect(mails).toHaveLength(amount);
    const announcement = mails.findIndex(({ body }) => body.text.includes('one an hour'));
    expect(announcement).toBe(amount - 1);
    expect(await unnotified()).toBe(10);

    await runMinutes(120);
    expect(mails).toHaveLength(amount + 1);
    expect(mails.at(-1)?.body.text).not.toContain('one an hour');
    await storeLead();
    await runMinutes(60);
    expect(mails).toHaveLength(amount + 2);
    expect(await unnotified()).toBe(0);
    skipMinutes(24 * 60);
    await storeLeadEachMinute(4);
    expect(mails).toHaveLength(amount + 6);
  });

  test('reports a daily total each time it is reached, and a network limit once a day with the next lead', async () => {
    await engine.query(
      `insert into private.limits_reached (form, limit_name, day) values ('operators', 'per_day', '2030-05-01'),
        ('operators', 'network', '2030-05-01')`,
    );
    const reported = () =>
      mails.map(({ body }) =>
        ['in a day', 'from one network'].map(
          (limit) =>
            body.text.split(`On 1 May the table operators took as many rows as it may ${limit}.`).length - 1,
        ),
      );
    await runMinutes(6);
    expect(reported()).toEqual([[1, 0]]);
    await storeLead();
    await runMinutes(6);
    await engine.query('update private.limits_reached set times = times + 1');
    await storeLead();
    await runMinutes(6);
    expect(reported()).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  test('after a crash, a response to another request with the same number does not count', async () => {
    await storeLead();
    await runMinutes(1);
    expect(mails).toHaveLength(1);
    // Simulate a crash: it empties unlogged tables, including those of pg_net, and resets their request numbers.
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
});
