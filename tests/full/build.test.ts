/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copyProject } from '../../scripts/copy-project';
import { filesBelow } from '../../scripts/export/pages';

// Real builds, one after the other.
jest.setTimeout(600_000);

const { folder, remove } = copyProject(process.cwd());
afterAll(remove);

const command = ['--import', 'tsx', 'scripts/build.ts'];
const build = (settings: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });
  return { status, output: stdout + stderr };
};

const at = (file: string) => join(folder, file);
const added: string[] = [];
const add = (file: string, source: string) => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), source);
  added.push(file);
};

beforeEach(() => {
  rmSync(at('out'), { recursive: true, force: true });
  mkdirSync(at('out'));
  writeFileSync(at('out/marker'), 'the previous site');
});

afterEach(() => {
  for (const file of added.splice(0)) rmSync(at(file));
});

const expectPreviousSite = () => expect(filesBelow(at('out'))).toEqual(['marker']);

const button = `'use client';
import { useState } from 'react';
export default function Button() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
`;

test('a page in the wrong folder is named, with the client component that it uses', () => {
  add('components/ui/counting-button.tsx', button);
  add(
    'app/(content)/counted/page.tsx',
    "import Button from '@/components/ui/counting-button';\nexport default function Page() { return <Button />; }\n",
  );
  add('app/(interactive)/motionless/page.tsx', 'export default function Page() { return <p>Words</p>; }\n');
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toContain('/counted uses components/ui/counting-button.tsx,');
  expect(output).toContain('/motionless is in app/(interactive) but uses no client component');
  expectPreviousSite();
});

test('a source that does not compile leaves the previous site', () => {
  add('app/(content)/broken/page.tsx', 'export default function Page() {');
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toContain('next build failed');
  expectPreviousSite();
});

test('a setting that is no address is named before anything is built', () => {
  const { status, output } = build({ NEXT_PUBLIC_SITE_URL: 'www.example.com' });
  expect(status).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    expect.stringContaining('NEXT_PUBLIC_SITE_URL is "www.example.com"'),
  ]);
  expectPreviousSite();
});

test('a build that is killed when Next has exported leaves the previous site, and the next one replaces it', async () => {
  rmSync(at('.next'), { recursive: true, force: true });
  const killed = spawn(process.execPath, command, { cwd: folder, stdio: 'ignore', detached: true });
  while (!existsSync(at('.next/exported/index.html'))) {
    expect(killed.exitCode).toBeNull();
    await setTimeout(20);
  }
  process.kill(-(killed.pid ?? 0), 'SIGKILL');
  expectPreviousSite();

  expect(build().status).toBe(0);
  expect(existsSync(at('out/marker'))).toBe(false);
  expect(readFileSync(at('out/about.html'), 'utf8')).toContain('Content-Security-Policy');
});
