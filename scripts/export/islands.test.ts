import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readIslands } from './islands';

const built = mkdtempSync(join(tmpdir(), 'next-'));
afterAll(() => rmSync(built, { recursive: true }));

const frameworkModule = '[project]/node_modules/next/dist/esm/client/components/layout-router.js';
const layout = '[project]/components/notices/toaster.tsx';

/** Writes what Next writes of a page: its client modules, and the layouts and pages that have scripts of their own. */
const build = (
  pages: Readonly<Record<string, { modules: readonly string[]; entries: readonly string[] }>>,
) => {
  rmSync(built, { recursive: true });
  for (const [page, { modules, entries }] of Object.entries(pages)) {
    const file = join(built, 'server/app', `${page}_client-reference-manifest.js`);
    const manifest = {
      clientModules: Object.fromEntries([frameworkModule, ...modules].map((name) => [name, {}])),
      entryJSFiles: Object.fromEntries(entries.map((entry) => [`[project]/app${entry}`, ['a.js']])),
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["${page}"] = ${JSON.stringify(manifest)};`,
    );
  }
  const routes = Object.keys(pages).map((page) => [
    page,
    page.replace(/^\/\(\w+\)/, '').replace(/\/page$/, '') || '/',
  ]);
  writeFileSync(
    join(built, 'app-path-routes-manifest.json'),
    JSON.stringify(Object.fromEntries([...routes, ['/robots.txt/route', '/robots.txt']])),
  );
  return readIslands(built);
};

test('a page runs scripts by its folder, also where its route has a parameter', () => {
  const form = {
    modules: [layout],
    entries: ['/(interactive)/contact/page', '/(interactive)/ask/[slug]/page'],
  };
  const { isInteractive, problems } = build({
    '/(content)/page': { modules: [], entries: ['/layout'] },
    '/(interactive)/contact/page': form,
    '/(interactive)/ask/[slug]/page': form,
  });
  expect(problems).toEqual([]);
  expect(['/', '/contact', '/contact/us', '/ask/one'].filter(isInteractive)).toEqual([
    '/contact',
    '/ask/one',
  ]);
});

test.each([
  ['[project]/components/forms/button.tsx', 'components/forms/button.tsx'],
  ['[project]/node_modules/sonner/dist/index.mjs', 'node_modules/sonner/dist/index.mjs'],
  ['[project]/node_modules/next/dist/client/script.js', 'node_modules/next/dist/client/script.js'],
])('a content page that uses %s is named with it', (module, name) => {
  const { problems } = build({
    '/(content)/about/page': { modules: [module], entries: ['/(content)/about/page'] },
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`/about uses ${name},`);
});

test('a page of app/(interactive) that only its layout brings scripts to is named', () => {
  const { problems } = build({
    '/(interactive)/contact/page': { modules: [layout], entries: ['/layout', '/(interactive)/layout'] },
  });
  expect(problems).toEqual([
    expect.stringMatching(/^\/contact is in app\/\(interactive\) but uses no client/),
  ]);
});
