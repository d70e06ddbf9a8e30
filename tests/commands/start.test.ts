import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { copyProject } from '../../scripts/copy-project';
import { isOpen, runCommand, stopCommands } from './running-command';

// A build and the first start of a database stand at the beginning of each of these.
jest.setTimeout(600_000);

const ports = { PORT: '4310', BACKEND_PORT: '54410' };
// A copy: nothing is written into the data of the project itself, and no running copy of it stands in the way.
const { folder, remove } = copyProject(process.cwd());
afterAll(async () => {
  await stopCommands();
  remove();
});

const keys = () =>
  JSON.parse(readFileSync(join(folder, '.data/keys.json'), 'utf8')) as { readonly anonKey: string };

const register = (email: string) =>
  fetch(`http://127.0.0.1:${ports.BACKEND_PORT}/rest/v1/operators`, {
    method: 'POST',
    headers: { apikey: keys().anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      full_name: 'Test Operator',
      email,
      phone: '0121 496 0123',
      address: 'Birmingham',
      experience: 7,
      equipment: ['Dumper'],
    }),
  });

test('npm start brings site, database and list, refuses a second copy, and leaves nothing open', async () => {
  const first = runCommand(folder, 'start', ports);
  await first.printed('Press Ctrl-C to stop.');
  expect(first.output()).toMatch(/Site +http:\/\/localhost:4310/);
  expect(first.output()).toMatch(/Database +http:\/\/127\.0\.0\.1:54410/);
  expect(first.output()).toContain('npm run registrations');

  const page = await fetch(`http://localhost:${ports.PORT}/services/dumper-operators`);
  expect(page.status).toBe(200);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`http://localhost:${ports.PORT}/nothing`)).status).toBe(404);

  const email = `start-${Date.now()}@example.com`;
  expect((await register(email)).status).toBe(201);
  expect((await register(email)).status).toBe(201);
  await first.printed('(npm run registrations)');
  expect(
    first.output().match(/^\d\d:\d\d {2}Registration: Dumper {2}\(npm run registrations\)$/gm),
  ).toHaveLength(1);
  for (const personal of [email, 'Test Operator', '0121 496 0123'])
    expect(first.output()).not.toContain(personal);
  expect(
    execFileSync('npm', ['run', '--silent', 'registrations'], { cwd: folder, encoding: 'utf8' }),
  ).toContain(email);

  const second = runCommand(folder, 'start', { PORT: '4311', BACKEND_PORT: '54411' });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('Another copy is already running on the data');

  first.interrupt();
  await first.ended;
  expect(await isOpen(4310)).toBe(false);
  expect(await isOpen(54410)).toBe(false);
});

test('a taken port is named in one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(4312, '127.0.0.1', resolve);
  });
  const command = runCommand(folder, 'start', { PORT: '4312', BACKEND_PORT: '54412' });
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain(
    'Port 4312 is taken by another program. Stop it, or set PORT to a free port.',
  );
  expect(command.output()).not.toContain('    at ');
  other.close();
});

test('npm run dev serves pages and stops with them', async () => {
  const command = runCommand(folder, 'dev', { PORT: '4313', BACKEND_PORT: '54413' });
  await command.printed('Ready in');
  expect((await fetch('http://localhost:4313/about')).status).toBe(200);
  command.interrupt();
  await command.ended;
  expect(await isOpen(4313)).toBe(false);
  expect(await isOpen(54413)).toBe(false);
});

test('a Node that is too old is told so in one sentence', () => {
  const pretend =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } }); await import('./scripts/require-node.mjs');";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', pretend], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^Node 18\.20\.0 is too old\. Install Node 20\.19 or newer/);
});
