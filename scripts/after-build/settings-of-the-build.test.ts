/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { company } from '@/content/company';

const page = 'out/contact.html';
// The framework brings its runtime and names the islands of a page like this.
const markup = String.raw`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact</title></head>
<body><script src="/a.js" async=""></script><script>self.__next_f.push([1,"1:I[1,[],\"ContactForm\"]"])</script></body></html>`;

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of ['app', 'components', 'content', 'lib', 'node_modules', 'tsconfig.json'])
    symlinkSync(resolve(name), join(project, name));
  mkdirSync(join(project, 'out'));
  writeFileSync(join(project, page), markup);
});

afterEach(() => rmSync(project, { recursive: true }));

/** Finishes the one page of the project; returns how that ended, what was printed, and the page. */
const finish = () => {
  const { PATH, NODE_ENV } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', resolve('scripts/after-build.ts')],
    {
      cwd: project,
      encoding: 'utf8',
      env: { PATH, NODE_ENV },
    },
  );
  return { status, stdout, stderr, html: readFileSync(join(project, page), 'utf8') };
};

test('a build without a database is named in one line with what the form does then', () => {
  const { stdout, stderr } = finish();
  expect(stdout).toContain('1 pages finished');
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^Warning: .*NEXT_PUBLIC_SUPABASE_URL/)]);
  expect(stderr).toContain(company.phone);
});

test('a database in .env.local is allowed by the policy of the pages, as it is by the build', () => {
  writeFileSync(
    join(project, '.env.local'),
    'NEXT_PUBLIC_SUPABASE_URL=https://project.example\nNEXT_PUBLIC_SUPABASE_ANON_KEY=public\n',
  );
  const { stderr, html } = finish();
  expect(stderr).toBe('');
  expect(html).toContain("connect-src 'self' https://project.example;");
});

test('every page that may not stand is named, and the build stops', () => {
  for (const name of ['about', 'terms-conditions']) writeFileSync(join(project, `out/${name}.html`), markup);
  const { status, stderr } = finish();
  expect(status).toBe(1);
  expect(stderr.trim().split('\n').toSorted()).toEqual([
    '/about carries ContactForm but is not in app/(interactive).',
    '/terms-conditions carries ContactForm but is not in app/(interactive).',
  ]);
});
