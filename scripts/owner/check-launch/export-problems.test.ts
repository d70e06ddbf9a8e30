import { utimesSync } from 'node:fs';
import { temporaryFolder } from '@/tests/helpers/temporary-folder.ts';
import { exportProblems } from './export-problems.ts';

const expectedBuild = {
  siteOrigin: 'https://www.company.co.uk',
  databaseOrigin: 'https://abcdefgh.supabase.co',
};

const { at, write } = temporaryFolder();

const build = ({ siteOrigin, databaseOrigin } = expectedBuild) => {
  write('content/company.ts', 'export {};');
  write('out/index.html', `<link rel="canonical" href="${siteOrigin}/">`);
  write('out/contact.html', `<form action="${databaseOrigin}/functions/v1/submit/contact">`);
  write('out/_next/static/form.js', 'const key = "sb_publishable_abcdefgh";');
};

const problems = () => exportProblems(at(), expectedBuild);

test('reports a missing build', () =>
  expect(problems()).toEqual(['out/: nothing is built: run npm run build.']));

test('reports nothing for a build with the current settings', () => {
  build();
  expect(problems()).toEqual([]);
});

test('reports a wrong origin of the site, a missing database and an exposed secret key', () => {
  build({ siteOrigin: 'https://www.company.co', databaseOrigin: '' });
  write('out/_next/static/a.js', 'createClient(u,"sb_secret_abcdefghijklmnop")');
  expect(problems()).toEqual([
    expect.stringContaining('built for the address https://www.company.co, not https://www.company.co.uk'),
    expect.stringContaining('database is none, and that of the settings https://abcdefgh.supabase.co'),
    expect.stringMatching(/^out\/_next\/static\/a\.js: it contains the secret key sb_secret_abcdef…: /),
  ]);
});

test.each(['content/company.ts', '.env.production.local'])(
  'asks for a new build after %s has changed',
  (file) => {
    build();
    write(file, '');
    const later = new Date(Date.now() + 60_000);
    utimesSync(at(file), later, later);
    expect(problems()).toEqual([expect.stringContaining(`out/: ${file} was changed after the build`)]);
  },
);
