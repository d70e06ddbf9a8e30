import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { checkProduction } from '@/scripts/owner/database/check-production.ts';
import { readStatus } from '@/scripts/owner/database/read-status.ts';
import { setMail } from '@/scripts/owner/mail/set-mail.ts';
import { database } from '../postgres/test-database.ts';
import { createHostedExtensions } from './hosted-extensions.ts';
import { mailbox, service, startMailService, stopMailService } from './mail-service.ts';
import { mountNotifier, runJob } from './owner-job.ts';
import { insert, registration, send } from './submissions.ts';

let origin: string;
beforeAll(async () => {
  origin = await startMailService();
});
afterAll(stopMailService);

const failing = async () =>
  checkProduction(await readStatus(database)).flatMap(({ check, fix }) => (fix ? [check] : []));

/** Runs the command with typed answers, and the job until the command ends. */
const runMail = async (word: string, ...typed: readonly string[]) => {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'owner/mail', word], {
    env: { ...process.env, NEXT_PUBLIC_SUPABASE_URL: database.url, SUPABASE_SERVICE_ROLE_KEY: '' },
  });
  child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  while (child.exitCode === null) {
    await runJob();
    await setTimeout(200);
  }
  return { code: child.exitCode, output: (await outputs).join('') };
};

test('without the extensions, the checks of jobs and mail fail', async () => {
  expect(await failing()).toEqual([
    'Job delete-expired',
    'Job notify-owner',
    'Mail settings',
    'Function notify-owner',
  ]);
});

describe('if the database has pg_cron, pg_net and Vault', () => {
  beforeAll(async () => {
    await createHostedExtensions();
    await database.query('select private.start_jobs()');
    mountNotifier(origin);
  });

  test('the migration schedules working jobs and is safe to run again', async () => {
    await database.query('select private.start_jobs()');
    const jobs = await database.query<{ jobname: string; command: string; schedule: string }>(
      'select * from cron.job',
    );
    expect(jobs.map(({ jobname }) => jobname)).toEqual(['delete-expired', 'notify-owner', 'forget-runs']);
    expect(jobs.slice(0, 2).map(({ schedule }) => schedule)).toEqual(['*/5 * * * *', '* * * * *']);
    for (const { command } of jobs) await database.query(command);
  });

  test('`mail set` asks for settings, hides the keys, and reports what was accepted', async () => {
    const result = await runMail(
      'set',
      database.secretKey,
      'Resend',
      service.key,
      'site@example.com',
      'owner@example.com',
    );
    expect(result.output).toContain('owner@example.com: accepted');
    expect(result.code).toBe(0);
    for (const secret of [service.key, database.secretKey]) expect(result.output).not.toContain(secret);

    service.refusedEmails = ['other@example.com'];
    const refusal = await runMail(
      'set',
      database.secretKey,
      '',
      '',
      '',
      'owner@example.com, other@example.com',
    );
    service.refusedEmails = [];
    expect(refusal.code).toBe(1);
    expect(refusal.output).toContain('owner@example.com: accepted');
    expect(refusal.output).toMatch(
      /other@example\.com: not accepted\. Resend responded with 422: .*Refused address/,
    );
    expect(mailbox.map(({ to }) => to)).toEqual(['owner@example.com', 'owner@example.com']);
    expect((await runMail('set', database.secretKey, '', '', '', 'owner@example.com')).code).toBe(0);
  }, 60_000);

  test.each([
    ['an unknown service', ['sendmail'], 'sendmail'],
    ['a new service without its key', ['postmark', ''], 'key is required'],
    ['two senders', ['', '', 'a@example.com, b@example.com'], '“From'],
    ['an incomplete recipient', ['', '', '', 'owner'], '“To'],
  ])('`mail set` changes nothing if it is given %s', async (_, answers, message) => {
    const settings = async () => database.query('select private.mail_settings()');
    const before = await settings();
    const typedLines = [...answers];
    const prompt = { ask: () => Promise.resolve(typedLines.shift() ?? ''), close: () => {} };
    await expect(setMail(database, prompt)).rejects.toThrow(message);
    expect(await settings()).toEqual(before);
  });

  test('`mail set` changes nothing if the secret key is wrong', async () => {
    const { code, output } = await runMail('set', database.publishableKey);
    expect([code, output]).toEqual([1, expect.stringContaining('refuses the key')]);
    expect(output).not.toContain('    at ');
  });

  test('all checks pass once the jobs have run', async () => {
    await database.query(`insert into cron.job_run_details (jobid, status, end_time)
      select jobid, 'succeeded', now() from cron.job`);
    expect(await failing()).toEqual([]);
    await insert('operators', registration);
    expect(await failing()).toEqual([]);
  });

  const later = "now() - interval '20 minutes'";

  test.each([
    ['Job delete-expired, Job notify-owner', `update cron.job_run_details set end_time = ${later}`],
    ['Job notify-owner', `update cron.job set active = false where jobname = 'notify-owner'`],
    ['Leads without mail', `update public.operators set created_at = ${later}`],
    [
      'Limits since yesterday',
      `insert into public.reached_limits (form_table, limit_name) values ('operators', 'per_day')`,
    ],
    [
      'Function notify-owner',
      `insert into net._http_response (id, status_code, content) values (9, 404, 'none')`,
    ],
    ['Function notify-owner', `update net._http_response set created = ${later}`],
    [
      'Mail to owner@example.com',
      `update public.owner_mails set recipients = '{"owner@example.com": {"problem": "x"}}' where created_at = (
         select max(created_at) from public.owner_mails)`,
    ],
    ['Mail settings', `update vault.secrets set secret = (secret::jsonb - 'from')::text`],
  ])('a fault makes this check fail: %s', async (failed, change) => {
    await database.query(change);
    expect((await failing()).join(', ')).toBe(failed);
    await database.query(`update cron.job_run_details set end_time = now(); update cron.job set active = true;
      update public.operators set created_at = now(); truncate public.reached_limits;
      delete from net._http_response where id = 9; update net._http_response set created = now();
      update public.owner_mails set recipients = '{}'`);
  });

  test('no API function returns a secret', async () => {
    const names = await database.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and pronargs = 0`,
    );
    const [{ secret }] = (await database.query("select private.mail_settings() ->> 'secret' as secret")) as [
      { secret: string },
    ];
    for (const { name } of names) {
      const response = await send('POST', `/rest/v1/rpc/${name}`, {}, { apikey: database.secretKey });
      for (const secretValue of [service.key, secret])
        expect(JSON.stringify(response.body)).not.toContain(secretValue);
    }
  });
});
