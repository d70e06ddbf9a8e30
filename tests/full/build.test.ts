/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copyProject } from '../helpers/copy-project';
import { exportFolder } from '../../scripts/build/next-output';
import { filesBelow } from '../../scripts/build/pages';

// Runs several real builds, one after another, in a copy of the project.
jest.setTimeout(600_000);

const { folder, remove } = copyProject(process.cwd());
afterAll(remove);

const command = ['scripts/run.mjs', 'build/build'];
const build = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { status, output: stdout + stderr };
};

const at = (file: string) => join(folder, file);

// Changes a page so that its declared path differs from the path of its folder.
const stepPage = `import ContactPage from '../../contact/page';

export const dynamicParams = false;
export const generateStaticParams = () => [{ step: ['one', 'two'] }];

export default ContactPage;
`;

test('a killed build leaves the previous site unchanged, and the next build replaces it', async () => {
  for (const path of ['out', 'app/apply/[...step]']) mkdirSync(at(path), { recursive: true });
  writeFileSync(at('out/marker'), 'the previous site');
  writeFileSync(at('app/apply/[...step]/page.tsx'), stepPage);
  const killed = spawn(process.execPath, command, { cwd: folder, stdio: 'ignore', detached: true });
  while (!existsSync(at(`${exportFolder}/index.html`))) {
    expect(killed.exitCode).toBeNull();
    await setTimeout(20);
  }
  process.kill(-(killed.pid ?? 0), 'SIGKILL');
  expect(filesBelow(at('out'))).toEqual(['marker']);

  expect(build().status).toBe(0);
  expect(existsSync(at('out/marker'))).toBe(false);
  expect(readFileSync(at('out/operator-registration.html'), 'utf8')).toContain('Content-Security-Policy');
  const modulesOf = (page: string) => /modules=\[.*?\]/.exec(readFileSync(at(page), 'utf8'))?.[0];
  expect(modulesOf('out/apply/one/two.html')).toContain('/contact-');
  expect(modulesOf('out/apply/one/two.html')).toBe(modulesOf('out/contact.html'));
});

test('a build with a compile error leaves the previous site unchanged', () => {
  const before = filesBelow(at('out'));
  writeFileSync(at('app/operator-registration/page.tsx'), 'export default function Page() {');
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toContain('next build failed');
  expect(filesBelow(at('out'))).toEqual(before);
});
