import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { productionFindings } from '@/scripts/check-live/production-findings';
import { readStatus } from '@/scripts/service/read-status';
import { engine } from '../engine/engine-of-file';
import { createHostedExtensions, sendRequests } from './hosted-extensions';
import { mailApi, mails, startMailApi, stopMailApi } from './mail-api';
import { insert, registration, send } from './submissions';

const key = 'key-of-the-service';

let apiUrl: string;
beforeAll(async () => {
  apiUrl = await startMailApi();
});
afterAll(stopMailApi);

const failing = async () =>
  productionFindings(await readStatus(engine)).flatMap(({ check, fix }) => (fix ? [check] : []));

const runMail = async (word: string, ...typed: readonly string[]) => {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'mail', word], {
    env: { ...process.env, NEXT_PUBLIC_SUPABASE_URL: engine.url, SUPABASE_SERVICE_ROLE_KEY: '' },
  });
  child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  while (child.exitCode === null) {
    await sendRequests();
    await setTimeout(100);
  }
  return { code: child.exitCode, output: (await printed).join('') };
};

test('without the extensions, the checks of jobs and e-mail fail', async () => {
  expect(await failing()).toEqual(['Job delete-expired', 'Job notify-owner', 'Mail to the owner']);
});

describe('if the database has pg_cron, pg_net and Vault', () => {
  beforeAll(async () => {
    await createHostedExtensions();
    await engine.query('select private.start_jobs()');
  });

  test('the migration schedules working jobs and is safe to run again', async () => {
    await engine.query('select private.start_jobs()');
    const jobs = await engine.query<{ jobname: string; command: string; schedule: string }>(
      'select * from cron.job',
    );
    expect(jobs.map(({ jobname }) => jobname)).toEqual(['delete-expired', 'notify-owner', 'forget-runs']);
    expect(jobs.slice(0, 2).map(({ schedule }) => schedule)).toEqual(['*/5 * * * *', '* * * * *']);
    for (const { command } of jobs) await engine.query(command);
  });

  test('`mail set` asks for settings, hides the key and sends a test e-mail', async () => {
    const set = await runMail('set', engine.serviceKey, apiUrl, key, 'site@example.com', 'owner@example.com');
    expect(set.output).toContain('The mail service accepted the test');
    expect(set.code).toBe(0);
    for (const secret of [key, engine.serviceKey]) expect(set.output).not.toContain(secret);

    mailApi.status = 422;
    const refused = await runMail('set', engine.serviceKey, '', '', '', 'other@example.com');
    mailApi.status = 200;
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/did not accept the test: it responded with 422: .*what the service says/);
    expect(mails.at(-1)).toMatchObject({
      headers: { authorization: `Bearer ${key}` },
      body: { from: 'site@example.com', to: ['other@example.com'] },
    });
  });

  test('`mail set` changes nothing if the key is wrong', async () => {
    const { code, output } = await runMail('set', engine.anonKey);
    expect([code, output]).toEqual([1, expect.stringContaining('refuses the key')]);
    expect(output).not.toContain('    at ');
  });

  test('all checks pass once the jobs have run', async () => {
    await engine.query(`insert into cron.job_run_details (jobid, status, end_time)
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
      `insert into private.limits_reached (form, limit_name) values ('operators', 'per_day')`,
    ],
    ['Mail to the owner', `delete from vault.secrets where name = 'mail_to'`],
  ])('a fault makes this check fail: %s', async (failed, change) => {
    await engine.query(change);
    expect((await failing()).join(', ')).toBe(failed);
    await engine.query(`update cron.job_run_details set end_time = now(); update cron.job set active = true;
      update public.operators set created_at = now(); truncate private.limits_reached`);
  });

  test('no API function returns a secret setting', async () => {
    const names = await engine.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and pronargs = 0`,
    );
    for (const { name } of names) {
      const response = await send('POST', `/rest/v1/rpc/${name}`, {}, { apikey: engine.serviceKey });
      expect(JSON.stringify(response.body)).not.toContain(key);
    }
  });
});
