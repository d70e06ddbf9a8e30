import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/tests/temporary-folder';
import { parsePage } from '../export/html';
import { policyFor } from '../export/policy';
import { exportFindings } from './export-findings';

const builtWith = { site: 'https://www.company.co.uk', database: 'https://abcdefgh.supabase.co' };
const script = '<script>document.title</script>';

const { at, write } = temporaryFolder();

/** Writes a page with the policy that the build would give it. */
const build = (file: string, form: boolean, { site, database } = builtWith) => {
  const island = form ? '<div data-island="contact"></div>' : '';
  const markup = `<link rel="canonical" href="${site}/"><style>a{}</style>${script}${island}`;
  const policy = policyFor(parsePage(markup), database);
  write(
    join('out', file),
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">${markup}`,
  );
};

const buildSite = (options = builtWith) => {
  write('content/company.ts', 'export {};');
  build('index.html', false, options);
  build('contact.html', true, options);
};

const linesFor = (settings = builtWith) =>
  [...exportFindings(at(), settings)].map(({ file, problem }) => `${file} ${problem}`);

test('nothing built is a finding', () => expect(linesFor()).toEqual(['out/ nothing is built']));

test('an export built with these settings is ready to launch', () => {
  buildSite();
  expect(linesFor()).toEqual([]);
});

test('one built for another address and database is not', () => {
  buildSite({ site: 'https://www.company.co', database: 'http://127.0.0.1:54321' });
  expect(linesFor()).toEqual([
    'out/ it was built for the address https://www.company.co/, not https://www.company.co.uk',
    'out/contact.html it was built for another database, or changed after the build',
  ]);
});

test.each([
  ['a page without a policy', 'out/about.html', '<meta charset="utf-8">', ''],
  [
    'a page that was changed after the build',
    'out/index.html',
    `${script.replace('title', 'cookie')}<link rel="canonical" href="${builtWith.site}/">`,
    '',
  ],
  [
    'a secret key',
    'out/_next/static/a.js',
    'createClient(u,"sb_secret_abcdefghijklmnop")',
    'it contains the secret key sb_secret',
  ],
])('%s is found, and its file is named', (_, file, text, problem) => {
  buildSite();
  write(file, text);
  expect(linesFor()).toEqual([expect.stringContaining(`${file} ${problem}`)]);
});

test.each(['content/company.ts', '.env.production.local'])(
  '%s, changed after the build, asks for another',
  (file) => {
    buildSite();
    write(file, '');
    const later = new Date(Date.now() + 60_000);
    utimesSync(at(file), later, later);
    expect(linesFor()).toEqual([`out/ ${file} was changed after the build`]);
  },
);

test('a security.txt that expires within 30 days asks for another build', () => {
  buildSite();
  write('out/.well-known/security.txt', 'Expires: 2027-11-19T00:00:00.000Z\n');
  const problemsOn = (day: string) =>
    [...exportFindings(at(), builtWith, new Date(day))].map(({ problem }) => problem);
  expect(problemsOn('2027-10-01')).toEqual([]);
  expect(problemsOn('2027-11-01')).toEqual(['it expires on 2027-11-19']);
});
