import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { out, pageAt, testedPages, testedSheets } from './built-site';

const origin = 'http://site';

const linksOf = (path: string) =>
  [...pageAt(path).document.querySelectorAll('a[href]')]
    .map((anchor) => anchor.getAttribute('href') ?? '')
    .filter((href) => /^[/#?]/.test(href))
    .map((href) => new URL(href, `${origin}${path}`));

const built = new Map([...testedPages, ...testedSheets].map((page) => [page.path, page]));

/** Whether a link leads to something else than a page: the vCard. */
const isFile = (pathname: string) =>
  statSync(join(out, pathname), { throwIfNoEntry: false })?.isFile() ?? false;

test.each(testedPages.map(({ path }) => path))('%s has no dead link and no dead fragment', (path) => {
  const dead = linksOf(path).filter(({ pathname, hash }) => {
    const id = decodeURIComponent(hash.slice(1));
    if (id === '') return !built.has(pathname) && !isFile(pathname);
    return !built.get(pathname)?.document.getElementById(id);
  });
  expect(dead.map(({ pathname, hash }) => pathname + hash)).toEqual([]);
});

const sheets = new Set(testedSheets.map(({ path }) => path));

test('every page is reached from home in three clicks', () => {
  let reached = new Set(['/']);
  for (const _click of [1, 2, 3])
    reached = new Set([
      ...reached,
      ...[...reached]
        .filter((path) => built.has(path) && !sheets.has(path))
        .flatMap((path) => linksOf(path).map(({ pathname }) => pathname)),
    ]);
  expect(testedPages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});

test('every image, icon, font and script that a page names is in the export', () => {
  const named = new Set(
    testedPages.flatMap(({ document }) =>
      [...document.querySelectorAll('[src], link[href]')]
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
        .filter((address) => address.startsWith('/') && !built.has(address)),
    ),
  );
  expect(named.size).toBeGreaterThan(0);
  const missing = [...named].filter((address) => !existsSync(join(out, new URL(address, origin).pathname)));
  expect(missing).toEqual([]);
});

test('ids are not used twice on a page', () => {
  const twice = testedPages.flatMap(({ path, document }) => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`);
  });
  expect(twice).toEqual([]);
});
