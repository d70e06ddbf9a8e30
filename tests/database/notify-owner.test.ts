import { equipmentNames } from '@/content/equipment';
import { proposedSubjects } from '@/scripts/mail/proposed-subjects';
import { engine } from '../engine/engine-of-file';
import { createHostedExtensions } from './hosted-extensions';
import { mails, startMailApi, stopMailApi } from './mail-api';
import {
  storeLead,
  storeLeadEachMinute,
  mailSettings,
  runMinutes,
  restartMail,
  setMail,
  skipMinutes,
  resetToMorning,
  unnotified,
} from './owner-job';
import { registerFrom } from './submissions';

let api_url: string;
beforeAll(async () => {
  api_url = await startMailApi();
});
afterAll(stopMailApi);
beforeEach(resetToMorning);

test('without the extensions, new rows wait and setting up e-mail fails', async () => {
  await storeLead();
  await runMinutes(1, { netIsDown: true });
  expect(await unnotified()).toBe(1);
  expect(await setMail({ api_url })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('cannot send') as string },
  });
});

describe('if the database has pg_cron, pg_net and Vault', () => {
  beforeAll(createHostedExtensions);
  beforeEach(() => restartMail(api_url));

  test('sends one e-mail about all new rows, and marks them as notified once it is accepted', async () => {
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

  test('limits the number of e-mails per day during a flood', async () => {
    const [row] = await engine.query<{ amount: number }>('select private.mails_at_once() as amount');
    const amount = row?.amount ?? 0;
    await storeLeadEachMinute(amount + 10);
    await runMinutes(20);
    expect(mails).toHaveLength(amount);
    const announcement = mails.findIndex(({ body }) => body.text.includes('one e-mail an hour'));
    expect(announcement).toBe(amount - 1);
    expect(await unnotified()).toBe(10);

    await runMinutes(120);
    expect(mails).toHaveLength(amount + 1);
    expect(mails.at(-1)?.body.text).not.toContain('one e-mail an hour');
    await storeLead();
    await runMinutes(60);
    expect(mails).toHaveLength(amount + 2);
    expect(await unnotified()).toBe(0);
    skipMinutes(24 * 60);
    await storeLeadEachMinute(4);
    expect(mails).toHaveLength(amount + 6);
  });

  test('reports a daily limit every time, and a network limit once a day', async () => {
    await engine.query(
      `insert into private.limits_reached (form, limit_name) values ('operators', 'per_day'), ('operators', 'network')`,
    );
    const reported = () =>
      mails.map(({ body }) =>
        ['one day', 'one network'].map(
          (limit) => body.text.split(`reached its limit for ${limit}.`).length - 1,
        ),
      );
    await runMinutes(6);
    expect(reported()).toEqual([[1, 0]]);
    await storeLead();
    await runMinutes(6);
    // Reaches the network limit, then the daily limit.
    await engine.query(
      `update private.submission_limits set per_sender = 1, per_day = 5 where form = 'operators'`,
    );
    for (const address of ['203.0.113.1', '203.0.113.2', '198.51.100.1', '192.0.2.1'])
      expect((await registerFrom(address)).status).toBe(201);
    await runMinutes(6);
    expect(reported()).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(await engine.query('select from private.limits_reached where times = 2')).toHaveLength(2);
  });
});
