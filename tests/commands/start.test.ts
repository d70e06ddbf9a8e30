import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isOpen, runCommand } from './running-command';

// A build and the first start of a database stand at the beginning of each of these.
jest.setTimeout(600_000);

const ports = { PORT: '4310', BACKEND_PORT: '54410' };
const keys = () =>
  JSON.parse(readFileSync(join(process.cwd(), '.data/keys.json'), 'utf8')) as { readonly anonKey: string };

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
  const first = runCommand('start', ports);
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
  expect(execFileSync('npm', ['run', '--silent', 'registrations'], { encoding: 'utf8' })).toContain(email);

  const second = runCommand('start', { PORT: '4311', BACKEND_PORT: '54411' });
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
  const command = runCommand('start', { PORT: '4312', BACKEND_PORT: '54412' });
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain(
    'Port 4312 is taken by another program. Stop it, or set PORT to a free port.',
  );
  expect(command.output()).not.toContain('    at ');
  other.close();
});

test('npm run dev serves pages and stops with them', async () => {
  const command = runCommand('dev', { PORT: '4313', BACKEND_PORT: '54413' });
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
