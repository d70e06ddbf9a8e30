/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { company } from '@/content/company';
import { finishExport } from './finish-export';

const page = 'out/contact.html';
// The framework brings its runtime and names the islands of a page like this.
const markup = String.raw`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact</title></head>
<body><script src="/a.js" async=""></script><script>self.__next_f.push([1,"1:I[1,[],\"ContactForm\"]"])</script></body></html>`;

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of ['app', 'components', 'content', 'lib', 'node_modules', 'scripts', 'tsconfig.json'])
    symlinkSync(resolve(name), join(project, name));
  mkdirSync(join(project, 'out'));
  writeFileSync(join(project, page), markup);
});

afterEach(() => rmSync(project, { recursive: true }));

const read = () => readFileSync(join(project, page), 'utf8');

test('a build without a database is named in one line with what the form does then', async () => {
  const { pages, warnings } = await finishExport(project, {});
  expect(pages).toBe(1);
  expect(warnings).toEqual([expect.stringMatching(/^Warning: .*NEXT_PUBLIC_SUPABASE_URL/)]);
  expect(warnings[0]).toContain(company.phone);
});

test('a database in .env.local is allowed by the policy of the pages, as it is by the build', async () => {
  writeFileSync(
    join(project, '.env.local'),
    'NEXT_PUBLIC_SUPABASE_URL=https://project.example\nNEXT_PUBLIC_SUPABASE_ANON_KEY=public\n',
  );
  const { warnings } = await finishExport(project, {});
  expect(warnings).toEqual([]);
  expect(read()).toContain("connect-src 'self' https://project.example;");
});

test('every page that may not stand is named', async () => {
  for (const name of ['about', 'terms-conditions']) writeFileSync(join(project, `out/${name}.html`), markup);
  const { refusals } = await finishExport(project, {});
  expect([...refusals].toSorted()).toEqual([
    '/about carries ContactForm but is not in app/(interactive).',
    '/terms-conditions carries ContactForm but is not in app/(interactive).',
  ]);
});

test('a file that cannot be finished stops the build', async () => {
  writeFileSync(join(project, 'out/broken.html'), '<!doctype html><title>No character set</title>');
  await expect(finishExport(project, {})).rejects.toThrow('broken.html could not be finished');
});

test('more pages than one thread takes are all finished', async () => {
  for (let number = 0; number < 120; number += 1)
    writeFileSync(
      join(project, `out/${number}.html`),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${number}</title></head></html>`,
    );
  const { pages, refusals } = await finishExport(project, {});
  expect({ pages, refusals }).toEqual({ pages: 121, refusals: [] });
  for (const name of ['0', '60', '119'])
    expect(readFileSync(join(project, `out/${name}.html`), 'utf8')).toContain('Content-Security-Policy');
});

test('what is published leaves the payloads behind and keeps the rest', async () => {
  mkdirSync(join(project, 'out/media'));
  for (const file of ['contact.txt', '__next._tree.txt', '_not-found.html', 'robots.txt', 'media/face.woff2'])
    writeFileSync(join(project, 'out', file), file);
  const { payloads } = await finishExport(project, {});
  expect(payloads).toBe(2);
  expect(readdirSync(join(project, 'out')).toSorted()).toEqual([
    '_headers',
    'contact.html',
    'contact.html.br',
    'contact.html.gz',
    'media',
    'robots.txt',
  ]);
  expect(readFileSync(join(project, 'out/media/face.woff2'), 'utf8')).toBe('media/face.woff2');
});
