/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copyProject } from '../copy-project';
import { exportFolder } from '../../scripts/export/next-output';
import { filesBelow } from '../../scripts/export/pages';

// Real builds, one after the other.
jest.setTimeout(600_000);

const { folder, remove } = copyProject(process.cwd());
afterAll(remove);

const command = ['scripts/run.mjs', 'build'];
const build = (settings: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });
  return { status, output: stdout + stderr };
};

const at = (file: string) => join(folder, file);
const originals = new Map<string, string | undefined>();
/** Writes a source of the copy for one test. */
const write = (file: string, source: string) => {
  originals.set(file, existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined);
  writeFileSync(at(file), source);
};

beforeEach(() => {
  rmSync(at('out'), { recursive: true, force: true });
  mkdirSync(at('out'));
  writeFileSync(at('out/marker'), 'the previous site');
});

afterEach(() => {
  for (const [file, source] of originals) {
    if (source === undefined) rmSync(at(file));
    else writeFileSync(at(file), source);
  }
  originals.clear();
});

const expectPreviousSite = () => expect(filesBelow(at('out'))).toEqual(['marker']);

test('a source that does not compile leaves the previous site', () => {
  write('app/about/page.tsx', 'export default function Page() {');
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toContain('next build failed');
  expectPreviousSite();
});

// Pages whose path is not that of their folder.
const stepPage = `import ContactPage from '../../contact/page';

export const dynamicParams = false;
export const generateStaticParams = () => [{ step: ['one', 'two'] }];

export default ContactPage;
`;

test('a build that is killed when Next has exported leaves the previous site, and the next one replaces it, with the code of a page that catches all paths', async () => {
  mkdirSync(at('app/apply/[...step]'), { recursive: true });
  write('app/apply/[...step]/page.tsx', stepPage);
  rmSync(at('.next'), { recursive: true, force: true });
  const killed = spawn(process.execPath, command, { cwd: folder, stdio: 'ignore', detached: true });
  while (!existsSync(at(`${exportFolder}/index.html`))) {
    expect(killed.exitCode).toBeNull();
    await setTimeout(20);
  }
  process.kill(-(killed.pid ?? 0), 'SIGKILL');
  expectPreviousSite();

  expect(build().status).toBe(0);
  expect(existsSync(at('out/marker'))).toBe(false);
  expect(readFileSync(at('out/about.html'), 'utf8')).toContain('Content-Security-Policy');
  const modulesOf = (page: string) => /modules=\[.*?\]/.exec(readFileSync(at(page), 'utf8'))?.[0];
  expect(modulesOf('out/apply/one/two.html')).toContain('/contact-');
  expect(modulesOf('out/apply/one/two.html')).toBe(modulesOf('out/contact.html'));
});
