import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { checkProduction, judgeProduction } from '@/scripts/check-live/check-production';
import type { Build } from '@/scripts/check-live/read-build';
import { readStatus } from '@/scripts/mail/read-status';
import { engine } from '../engine/engine-of-file';
import { createHostedExtensions, sendRequests } from './hosted-extensions';
import { mailApi, mails, startMailApi, stopMailApi } from './mail-api';
import { insert, registration, reset, send } from './submissions';

const key = 'key-of-the-service';

let apiUrl: string;
beforeAll(async () => {
  apiUrl = await startMailApi();
});
afterAll(stopMailApi);
beforeEach(reset);

const failing = async () =>
  judgeProduction(await readStatus(engine)).flatMap(({ check, fix }) => (fix === undefined ? [] : [check]));

/** Runs `npm run mail`, with what somebody types; pg_net works meanwhile. */
const runMail = async (word: string, ...typed: readonly string[]) => {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'mail', word], {
    env: { ...process.env, NEXT_PUBLIC_SUPABASE_URL: engine.url, SUPABASE_SERVICE_ROLE_KEY: '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  const ended = once(child, 'exit');
  while (child.exitCode === null) {
    await sendRequests().catch(() => undefined);
    await setTimeout(100);
  }
  await ended;
  return { code: child.exitCode, output };
};

test('a database without the extensions says that no job runs and no mail goes', async () => {
  expect(await failing()).toEqual(['Job delete-expired', 'Job tell-owner', 'Mail to the owner']);
});

describe('with them', () => {
  beforeAll(async () => {
    await createHostedExtensions();
    await engine.query('select private.start_jobs()');
  });

  test('the migration schedules what works, also when it is run again', async () => {
    await engine.query('select private.start_jobs()');
    const jobs = await engine.query<{ jobname: string; command: string; schedule: string }>(
      'select * from cron.job',
    );
    expect(jobs.map(({ jobname }) => jobname)).toEqual(['delete-expired', 'tell-owner', 'forget-runs']);
    expect(jobs.slice(0, 2).map(({ schedule }) => schedule)).toEqual(['*/5 * * * *', '* * * * *']);
    for (const { command } of jobs) await engine.query(command);
  });

  test('mail is set up by one command, which asks, shows no key and sends a test', async () => {
    const { code, output } = await runMail(
      'set',
      engine.serviceKey,
      apiUrl,
      key,
      'site@example.com',
      'owner@example.com',
    );
    expect(output).toContain('The mail service took the test');
    expect(code).toBe(0);
    expect(mails.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${key}`]);
    for (const secret of [key, engine.serviceKey]) expect(output).not.toContain(secret);
  });

  test('Enter keeps what is there, and a refusal of the service is printed', async () => {
    mailApi.status = 422;
    const { code, output } = await runMail('set', engine.serviceKey, '', '', '', 'other@example.com');
    mailApi.status = 200;
    expect(code).toBe(1);
    expect(output).toMatch(/did not take the test: it answered 422: .*what the service says/);
    expect(mails.at(-1)).toMatchObject({
      headers: { authorization: `Bearer ${key}` },
      body: { from: 'site@example.com', to: ['other@example.com'] },
    });
  });

  test('another key sets nothing, and a wrong word says what there is', async () => {
    expect(await runMail('set', engine.anonKey)).toMatchObject({
      code: 1,
      output: expect.stringContaining('refuses the key') as string,
    });
    expect(await runMail('send')).toMatchObject({
      code: 1,
      output: expect.stringContaining('npm run mail -- set') as string,
    });
  });

  test('once the jobs have run, nothing fails; then each part on its own', async () => {
    await engine.query(`insert into cron.job_run_details (jobid, status, end_time)
      select jobid, 'succeeded', now() from cron.job`);
    expect(await failing()).toEqual([]);
    const build = { database: { url: engine.url, key: engine.anonKey } } as Build;
    expect(await checkProduction(build, engine.serviceKey)).toEqual(
      judgeProduction(await readStatus(engine)),
    );
    const [unasked] = await checkProduction(build, undefined);
    expect(unasked?.fix).toBeUndefined();
    expect(await checkProduction(build, engine.anonKey)).toMatchObject([
      { fix: expect.any(String) as string },
    ]);

    await engine.query(`update cron.job_run_details set end_time = now() - interval '20 minutes'`);
    expect(await failing()).toEqual(['Job delete-expired', 'Job tell-owner']);
    await engine.query('update cron.job_run_details set end_time = now()');
    await engine.query(`update cron.job set active = false where jobname = 'tell-owner'`);
    expect(await failing()).toEqual(['Job tell-owner']);
    await engine.query('update cron.job set active = true');

    await insert('operators', registration);
    expect(await failing()).toEqual([]);
    await engine.query(`update public.operators set created_at = now() - interval '10 minutes'`);
    expect(await failing()).toEqual(['Leads not told']);
    await engine.query(`delete from vault.secrets where name = 'mail_to'`);
    expect(await failing()).toEqual(['Mail to the owner', 'Leads not told']);
  });

  test('no function that the API serves returns a setting', async () => {
    const names = await engine.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and pronargs = 0`,
    );
    for (const { name } of names) {
      const answer = await send('POST', `/rest/v1/rpc/${name}`, {}, { apikey: engine.serviceKey });
      expect(JSON.stringify(answer.body)).not.toContain(key);
    }
  });
});
