import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'esbuild';
import { forkBackend, type ForkedBackend } from '../backend/fork-backend';
import { browserFlags, requireBrowser } from '@/scripts/find-browser';
import { type Site, startSite } from '@/scripts/site/start-site';
import { flood, registerFrom } from '../database/flood';
import { findPostgres, migrateAsHosted, startPostgres } from '../database/postgres-server';
import { count } from '../database/submissions';

// A minute of requests, and the start of a busy machine.
jest.setTimeout(600_000);

const seconds = 60;
const perSecond = 50;
const ten = Array.from({ length: 10 }, (_, index) => index);
const patienceMs = 2000;

const report = (engine: string, times: readonly number[], rest: string): void => {
  const slowest = Math.round(Math.max(...times));
  process.stdout.write(
    `${engine}: ${times.length} others stored, the slowest after ${slowest} ms; ${rest}\n`,
  );
};

describe('the embedded database, by browser and by API', () => {
  let backend: ForkedBackend;
  let folder: string;
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    backend = await forkBackend();
    folder = mkdtempSync(path.join(tmpdir(), 'registration-'));
    await build({
      entryPoints: [path.resolve('tests/full/registration-page.tsx')],
      outdir: folder,
      bundle: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.NEXT_PUBLIC_SUPABASE_URL': JSON.stringify(backend.url),
        'process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY': JSON.stringify(backend.anonKey),
      },
    });
    writeFileSync(
      path.join(folder, 'index.html'),
      '<!doctype html><html lang="en"><title>Form</title><div id="root"></div><script type="module" src="/registration-page.js"></script></html>',
    );
    site = await startSite({ root: folder, port: 0 });
    browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
    await backend.close();
    rmSync(folder, { recursive: true });
  });

  const registerByBrowser = async (address: string): Promise<number> => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': address } });
    const page = await context.newPage();
    await page.goto(site.url);
    await page.getByLabel('Full Name').fill('Test Person');
    await page.getByLabel('Email Address').fill(`${address}@example.com`);
    await page.getByLabel('Phone Number').fill('0121 496 0000');
    await page.getByLabel('Address', { exact: true }).fill('1 Canal Street');
    await page.getByLabel('Years of Experience').fill('7');
    await page.getByLabel('Dumper').check();
    const start = performance.now();
    await page.getByRole('button', { name: 'Submit Registration' }).click();
    await page.getByRole('heading', { name: 'We have your registration' }).waitFor();
    const milliseconds = performance.now() - start;
    await context.close();
    return milliseconds;
  };

  test('twenty others are stored within two seconds while one sender floods the form for a minute', async () => {
    const flooding = flood(backend, { address: '203.0.113.1', perSecond, seconds });
    const times: number[] = [];
    for (const index of ten) {
      await setTimeout(2000);
      const { status, milliseconds } = await registerFrom(backend, `198.51.100.${index}`);
      expect(status).toBe(201);
      times.push(milliseconds, await registerByBrowser(`192.0.2.${index}`));
    }
    const answers = await flooding;
    const kept = await backend.query('select from private.recent_submissions');
    report('Embedded', times, `answers to the flood ${JSON.stringify(answers)}; ${kept.length} entries kept`);
    expect(answers[201]).toBeLessThanOrEqual(12);
    expect((answers[201] ?? 0) + (answers[429] ?? 0)).toBe(seconds * perSecond);
    await expect(count(backend, 'operators')).resolves.toBe(20 + (answers[201] ?? 0));
    expect(kept.length).toBeLessThan(10_000);
    expect(Math.max(...times)).toBeLessThan(patienceMs);
  });
});

const programs = findPostgres();
const onServer = programs === undefined ? describe.skip : describe;

onServer('a PostgreSQL server (skipped where version 15 or newer is not installed)', () => {
  const registerAs = (address: string, email: string): string => `
    begin;
    select set_config('request.headers', '{"cf-connecting-ip":"${address}"}', true);
    set local role anon;
    do $$ begin
      insert into public.operators (full_name, email, phone, address, experience, equipment)
      values ('Test Person', ${email}, '0121 496 0000', '${address}', 5, '{Dumper}');
    exception when sqlstate 'PT429' then null;
    end $$;
    commit;`;

  test('twenty others are stored within two seconds while one sender floods the form for a minute', async () => {
    const server = await startPostgres(programs ?? '');
    try {
      await migrateAsHosted(server);
      const flooding = server.bench(
        registerAs('203.0.113.1', `gen_random_uuid() || '@example.com'`),
        10,
        (seconds * perSecond) / 10,
        perSecond,
      );
      const times: number[] = [];
      for (const index of [...ten, ...ten.map((other) => other + 10)]) {
        await setTimeout(2000);
        const start = performance.now();
        await server.psql(registerAs(`198.51.100.${index}`, `'${index}@example.com'`));
        times.push(performance.now() - start);
      }
      await flooding;
      const number = async (sql: string): Promise<number> => Number(await server.psql(sql));
      const others = await number(`select count(*) from public.operators where address like '198.51.%'`);
      const flooded = await number(`select count(*) from public.operators where address = '203.0.113.1'`);
      const kept = await number('select count(*) from private.recent_submissions');
      report('PostgreSQL', times, `${flooded} of the flood stored; ${kept} entries kept`);
      expect(others).toBe(20);
      expect(flooded).toBeLessThanOrEqual(12);
      expect(kept).toBeLessThan(10_000);
      expect(Math.max(...times)).toBeLessThan(patienceMs);
    } finally {
      await server.close();
    }
  });
});
