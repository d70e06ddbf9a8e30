import { contactForm } from '@/content/forms/contact.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import { ownerMail } from '@/content/owner-mail.ts';
import { isRequired } from '@/lib/forms/read-field.ts';
import { byLevel } from '../helpers/test-level.ts';
import { database } from '../postgres/test-database.ts';
import { createHostedExtensions } from './hosted-extensions.ts';
import { mailbox, requests, service, startMailService, stopMailService } from './mail-service.ts';
import {
  countLeads,
  countUnnotified,
  functionUrl,
  mailSettings,
  mountNotifier,
  restartMail,
  runJob,
  runMinutes,
  setMail,
  siteUrl,
  skipMinutes,
  storeLead,
  type ServiceName,
} from './owner-job.ts';
import { insertSql, registerFrom, withFormColumns } from './submissions.ts';

let origin: string;
beforeAll(async () => {
  origin = await startMailService();
});
afterAll(stopMailService);

test('without the extensions, setting up mail fails', async () => {
  expect(await setMail({ url: 'https://example.com', key: 'x' })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('cannot send') as string },
  });
});

describe('if the database has pg_cron, pg_net and Vault', () => {
  beforeAll(createHostedExtensions);
  beforeEach(() => restartMail(origin));

  test('the next run of the job emails a new lead with all details, and marks it', async () => {
    const equipment = registrationForm.fields.equipment.offered.slice(0, 2);
    const contact = withFormColumns({ phone: '0121 496 0000', address: 'Mill Town' });
    await storeLead('operators', {
      full_name: 'Ada Plant',
      email: 'ada@example.com',
      equipment,
      ...contact,
    });
    await runJob();
    expect(mailbox).toHaveLength(1);
    expect(await countUnnotified()).toBe(0);
    const [{ from, to, replyTo, subject, text, html }] = mailbox as [(typeof mailbox)[number]];
    expect({ from, to, replyTo }).toEqual({
      from: mailSettings.from,
      to: mailSettings.to,
      replyTo: 'ada@example.com',
    });
    expect(subject).toContain('Ada Plant');
    // Emails leave out optional fields that are empty.
    for (const field of Object.values(registrationForm.fields).filter(isRequired))
      expect(text).toContain(field.label);
    for (const value of ['Ada Plant', ...Object.values(contact).map(String), ...equipment]) {
      expect(text).toContain(value);
      expect(html).toContain(value);
    }
    expect(text).toContain(siteUrl + registrationForm.pagePath);
    if ('phone' in contact) expect(html).toContain('href="tel:+441214960000"');
    expect(html).toContain('href="mailto:ada@example.com?subject=');
    await runMinutes(5);
    expect(mailbox).toHaveLength(1);
  });

  test.each<ServiceName>(['resend', 'postmark', 'brevo'])('sends through %s', async (name) => {
    mountNotifier(origin, name);
    expect((await setMail({ service: name, key: service.key })).status).toBe(204);
    await storeLead('messages', { email: 'ada@example.com' });
    await runJob();
    expect(mailbox).toEqual([
      expect.objectContaining({
        from: mailSettings.from,
        to: mailSettings.to,
        replyTo: 'ada@example.com',
        text: expect.stringContaining(contactForm.fields.message.label) as string,
        html: expect.stringContaining('<!doctype html>') as string,
      }),
    ]);
  });

  test('several leads come in one email, with a reply button each', async () => {
    const marks = [await storeLead(), await storeLead('messages'), await storeLead()];
    await runJob();
    expect(mailbox).toHaveLength(1);
    expect(mailbox[0]).toMatchObject({
      replyTo: undefined,
      subject: ownerMail.subject([ownerMail.counted(2, registrationForm), ownerMail.counted(1, contactForm)]),
    });
    for (const mark of marks) expect(mailbox[0]?.html).toContain(`href="mailto:${mark}@example.com`);
  });

  // PostgREST returns at most 1000 rows in one response.
  const manyLeads = byLevel(1100, 2500);

  test(`an email about ${manyLeads} leads shows ten in full, and all are marked`, async () => {
    await database.query(`alter table public.operators disable trigger operators_guard;
      ${insertSql('operators', { created_at: "now() - n * interval '1 second'", full_name: "'Person ' || n" })},
        generate_series(1, ${manyLeads}) as n;
      alter table public.operators enable trigger operators_guard`);
    await runJob();
    expect(mailbox).toHaveLength(1);
    expect(mailbox[0]?.subject).toBe(ownerMail.subject([ownerMail.counted(manyLeads, registrationForm)]));
    expect(mailbox[0]?.text).toContain(ownerMail.more(manyLeads - 10));
    expect(mailbox[0]?.text.match(/Person \d/g)).toHaveLength(10);
    expect(await countUnnotified()).toBe(0);
  });

  test('the rows of a likely flood are counted at the top, without their details', async () => {
    await storeLead('operators', { full_name: 'Honest Person' });
    for (let index = 0; index < 4; index += 1)
      await storeLead('operators', { full_name: 'Fake Person' }, '203.0.113.1');
    await database.query("update public.operators set likely_flood = true where full_name = 'Fake Person'");
    await runJob();
    const { text } = mailbox[0]!;
    expect(text.startsWith(ownerMail.flood(4, registrationForm))).toBe(true);
    expect(text).toContain('Honest Person');
    expect(text).not.toContain('Fake Person');
    expect(await countUnnotified()).toBe(0);
  });

  test("25 forms from one address don't delay the emails about other leads", async () => {
    for (let index = 0; index < 25; index += 1) {
      await storeLead('operators', {}, '203.0.113.1');
      await runMinutes(1);
    }
    // Its first three forms, then the others in one email.
    expect(mailbox).toHaveLength(3);
    for (let index = 0; index < 5; index += 1) {
      const mark = await storeLead();
      await runMinutes(1);
      expect(mailbox.at(-1)?.text).toContain(`mailto:${mark}@example.com`);
    }
    skipMinutes(60);
    await runMinutes(2);
    expect(await countUnnotified()).toBe(0);
  });

  test('after 25 emails in a day, the pauses between emails grow to an hour', async () => {
    for (let index = 0; index < 25; index += 1) {
      await storeLead();
      await runMinutes(1);
    }
    expect(mailbox).toHaveLength(25);
    // In the next ten hours, the pauses are 2, 4, 8, 16 and 32 minutes, then an hour each.
    for (let turn = 0; turn < 20; turn += 1) {
      await storeLead();
      skipMinutes(29);
      await runMinutes(1);
    }
    expect(mailbox.length - 25).toBeGreaterThan(8);
    expect(mailbox.length - 25).toBeLessThan(16);
  });

  test('reports a daily limit every time, and a network limit once a day', async () => {
    await database.query(
      `insert into public.reached_limits (form_table, limit_name) values ('operators', 'per_day'), ('operators', 'network')`,
    );
    const reported = () =>
      mailbox.map(({ text }) =>
        ['one day', 'one network'].map((limit) => text.split(`reached its limit for ${limit}.`).length - 1),
      );
    await runMinutes(6);
    expect(reported()).toEqual([[1, 0]]);
    await storeLead();
    await runMinutes(6);
    await database.query(
      `update private.submission_limits set per_sender = 1 where form_table = 'operators'`,
    );
    const fullNetwork = Array.from({ length: 8 }, (_, index) => `203.0.113.${index}`);
    for (const address of fullNetwork) expect((await registerFrom(address)).status).toBe(201);
    await database.query(`update private.submission_limits set per_day = 10 where form_table = 'operators'`);
    expect((await registerFrom('192.0.2.1')).status).toBe(201);
    await runMinutes(6);
    expect(reported()).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  const call = (headers: Readonly<Record<string, string>>, method = 'POST') =>
    fetch(functionUrl(), { method, headers });

  test('the function rejects every other caller', async () => {
    await storeLead();
    const [settings] = await database.query<{ secret: string }>(
      "select private.mail_settings() ->> 'secret' as secret",
    );
    for (const key of [database.publishableKey, database.secretKey, `${settings?.secret}x`, ''])
      expect((await call({ authorization: `Bearer ${key}` })).status).toBe(401);
    expect((await call({})).status).toBe(401);
    expect((await call({}, 'GET')).status).toBe(405);
    expect(requests).toEqual([]);
    expect((await call({ authorization: `Bearer ${settings?.secret}` })).status).toBe(200);
    expect(await countLeads('notified_at is not null')).toBe(1);
  });
});
