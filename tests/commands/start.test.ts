import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { contactForm } from '@/content/forms/contact.ts';
import { storedFragment } from '@/content/forms/results.ts';
import { emailDetails } from '@/content/owner-mail.ts';
import { sampleValues } from '@/lib/forms/sample-values.ts';
import { allPages } from '@/lib/pages/pages.ts';
import { findFreePorts } from '@/scripts/develop/serve/ports.ts';
import { copyProject } from '@/scripts/develop/shared/copy-project.ts';
import { registration } from '../database/submissions.ts';
import { runCommand, type RunningCommand } from '../helpers/running-command.ts';

jest.setTimeout(600_000);

const freePorts = { PORT: '0', BACKEND_PORT: '0' };
const page = allPages.at(-1)?.path ?? '/';
const email = `start-${Date.now()}@example.com`;

// Use a copy of the project, so that the test doesn't change its data or conflict with a running server.
const { folder, remove } = copyProject(process.cwd());
const runningCommands: RunningCommand[] = [];
afterAll(async () => {
  for (const command of runningCommands) await command.stop();
  remove();
});

const npmRun = (script: string, settings: Readonly<Record<string, string>>, ...words: readonly string[]) => {
  const command = runCommand(['npm', 'run', script, '--', ...words], folder, { ...process.env, ...settings });
  runningCommands.push(command);
  return command;
};

const outputOf = async (code: number, ...command: Parameters<typeof npmRun>) => {
  const { exitCode, output } = npmRun(...command);
  const ending = await exitCode;
  if (ending !== code) throw new Error(`The command ended with code ${ending}:\n${output()}`);
  return output();
};

const responds = (url: string) => fetch(url).then(Boolean, () => false);

const register = async (database: string) => {
  const keys = JSON.parse(readFileSync(join(folder, '.data/backend.json'), 'utf8')) as {
    publishableKey: string;
  };
  const { status } = await fetch(`${database}/rest/v1/operators`, {
    method: 'POST',
    headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ...registration, email }),
  });
  return status;
};

const sendMessage = async (site: string) => {
  const html = await (await fetch(site + contactForm.pagePath)).text();
  const action = new JSDOM(html).window.document.querySelector('main form')?.getAttribute('action') ?? '';
  const body = new URLSearchParams({
    ...sampleValues(contactForm.fields),
    email: email.replace('start', 'message'),
  });
  const response = await fetch(action, {
    method: 'POST',
    body,
    headers: { origin: site },
    redirect: 'manual',
  });
  return response.headers.get('location');
};

test('npm start serves the site with a local database and stops all its processes', async () => {
  const production = 'https://production.example';
  writeFileSync(
    join(folder, '.env.production.local'),
    `NEXT_PUBLIC_SUPABASE_URL=${production}\nNEXT_PUBLIC_SUPABASE_ANON_KEY=sb_publishable_production\n`,
  );
  // Choose the port in advance, because the Edge Function `submit` only accepts forms from the port in its settings.
  const first = npmRun('start', { ...freePorts, PORT: String(await findFreePorts()) });
  const site = await first.outputMatching(/^Site +(http:\S+)/m);
  const database = await first.outputMatching(/^Database +(http:\S+)/m);
  await first.outputMatching(/npm run leads[^]*Press Ctrl-C to stop\./);

  const response = await fetch(site + page);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`${site}/nothing`)).status).toBe(404);
  const form = await (await fetch(`${site}/operator-registration`)).text();
  expect(form).toContain(database);
  expect(form).not.toContain(production);

  expect([await register(database), await register(database)]).toEqual([201, 201]);
  await first.outputMatching(/npm run leads -- registration$/m);
  const mail = await first.outputMatching(/not sent: (file:\S+)$/m);
  expect(readFileSync(new URL(mail), 'utf8')).toContain(
    emailDetails === 'full' ? `mailto:${email}?` : '</html>',
  );
  expect(await sendMessage(site)).toBe(`${site}${contactForm.pagePath}/received#${storedFragment}`);
  expect(await outputOf(0, 'leads', {})).toContain(email.replace('start', 'message'));
  expect(await outputOf(0, 'leads', {}, 'registration')).toContain(email);
  expect(await outputOf(0, 'check:live', {}, site)).toContain(' checks, 0 failed.');
  expect(await outputOf(1, 'start', freePorts)).toContain('Another copy is already running on the data');

  await first.stop();
  expect([await responds(site), await responds(database)]).toEqual([false, false]);
  expect(await outputOf(1, 'check:live', {}, site)).toMatch(/FAILED {2}Pages .*no response/);
});

test.each(['127.0.0.1', '::1'])('reports in one line that a port on %s is in use', async (host) => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const output = await outputOf(1, 'start', { ...freePorts, PORT: String(port) });
  expect(output).toContain(`Port ${port} is taken by another program. Stop it, or set PORT to a free port.`);
  expect(output).not.toContain('    at ');
  other.close();
});

test('npm run dev serves pages, shares the database of npm start and stops all its processes', async () => {
  const command = npmRun('dev', freePorts);
  const database = await command.outputMatching(/^Database +(http:\S+)/m);
  const site = await command.outputMatching(/Local: +(http:\S+)/);
  await command.outputMatching(/Ready in/);
  expect((await fetch(site + page)).status).toBe(200);
  expect(await outputOf(0, 'leads', {}, 'registration')).toContain(email);
  await command.stop();
  expect([await responds(site), await responds(database)]).toEqual([false, false]);
});

test('rejects an outdated version of Node with a one-line message', () => {
  const pretend =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } }); await import('./scripts/run.mjs');";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', pretend], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^Node 18\.20\.0 is too old\. Install Node 20\.19 or newer/);
});
