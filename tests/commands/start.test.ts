import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { routes } from '@/lib/site/routes';
import { copyProject } from '../copy-project';
import { registration } from '../database/submissions';
import { freePort } from '../free-port';
import { answers, runCommand, stopCommands } from './running-command';

// A build takes longer than Jest's patience for other tests on a busy machine.
jest.setTimeout(600_000);

const freePorts = { PORT: '0', BACKEND_PORT: '0' };
const page = routes.at(-1)?.path ?? '/';

// A copy, so that the project's own data is left alone and a running copy of it does not interfere.
const { folder, remove } = copyProject(process.cwd());
afterAll(async () => {
  await stopCommands();
  remove();
});

const register = (database: string, email: string) => {
  const { anonKey } = JSON.parse(readFileSync(join(folder, '.data/service.json'), 'utf8')) as {
    readonly anonKey: string;
  };
  return fetch(`${database}/rest/v1/operators`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ...registration, email }),
  });
};

const email = `start-${Date.now()}@example.com`;
const registrations = () =>
  execFileSync('npm', ['run', '--silent', 'registrations'], { cwd: folder, encoding: 'utf8' });

const addressIn = (line: string) => /http:\S+/.exec(line)?.[0] ?? '';

test('npm start starts the site and the database, and not that of production, refuses a second copy, and leaves nothing running', async () => {
  const production = 'https://production.example';
  writeFileSync(
    join(folder, '.env.production.local'),
    `NEXT_PUBLIC_SUPABASE_URL=${production}\nNEXT_PUBLIC_SUPABASE_ANON_KEY=sb_publishable_production\n`,
  );
  // The function `submit` takes forms from the port that it is told of.
  const first = runCommand(folder, 'start', { ...freePorts, PORT: String(await freePort()) });
  const site = addressIn(await first.printed(/^Site +http:.+$/m));
  const database = addressIn(await first.printed(/^Database +http:.+$/m));
  await first.printed(/npm run leads[^]*Press Ctrl-C to stop\./);

  const answer = await fetch(site + page);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`${site}/nothing`)).status).toBe(404);
  const form = await (await fetch(`${site}/operator-registration`)).text();
  expect(form).toContain(database);
  expect(form).not.toContain(production);

  expect((await register(database, email)).status).toBe(201);
  expect((await register(database, email)).status).toBe(201);
  await first.printed(/npm run leads -- registration$/m);
  expect(first.output().match(/npm run leads -- registration$/gm)).toHaveLength(1);
  expect(registrations()).toContain(email);

  const checked = runCommand(folder, 'check:live', {}, site);
  await checked.ended;
  expect(checked.output()).toContain(' checks, 0 failed.');

  const second = runCommand(folder, 'start', freePorts);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('Another copy is already running on the data');

  first.interrupt();
  await first.ended;
  expect(await answers(site)).toBe(false);
  expect(await answers(database)).toBe(false);

  const missed = runCommand(folder, 'check:live', {}, site);
  expect(await missed.ended).toBe(1);
  expect(missed.output()).toMatch(/FAILED {2}Pages .*nothing answers/);
});

test.each(['127.0.0.1', '::1'])('a port that is taken on %s is named in one sentence', async (host) => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const command = runCommand(folder, 'start', { ...freePorts, PORT: String(port) });
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain(
    `Port ${port} is taken by another program. Stop it, or set PORT to a free port.`,
  );
  expect(command.output()).not.toContain('    at ');
  other.close();
});

test('npm run dev serves pages and has the rows of npm start, and leaves nothing running', async () => {
  const command = runCommand(folder, 'dev', freePorts);
  const database = addressIn(await command.printed(/^Database +http:.+$/m));
  const site = addressIn(await command.printed(/Local: +http:.+/));
  await command.printed(/Ready in/);
  expect((await fetch(site + page)).status).toBe(200);
  expect(registrations()).toContain(email);
  command.interrupt();
  await command.ended;
  expect(await answers(site)).toBe(false);
  expect(await answers(database)).toBe(false);
});

test('a Node that is too old is refused in one sentence', () => {
  const pretend =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } }); await import('./scripts/run.mjs');";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', pretend], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^Node 18\.20\.0 is too old\. Install Node 20\.19 or newer/);
});
