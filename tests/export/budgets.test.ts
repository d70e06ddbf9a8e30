import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFolder, islandsFolder } from '@/scripts/export/next-output';
import type { ReadPage } from '@/scripts/site/read-pages';
import { contentPages, gzipSize, interactive, out, pageAt, testedPages } from './built-site';

/** With the face and what its islands need to hydrate: before the first focus. */
const formPageSize = 115 * 1024;
const fontSize = 30 * 1024;

const fontFiles = () =>
  readdirSync(join(out, hashedFolder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file))
    .map((file) => join(out, hashedFolder, file));

test('only the form pages may run scripts', () => {
  expect([...interactive].toSorted()).toEqual(['/contact', '/operator-registration']);
});

/** Of markup, compressed. */
const contentPageSize = 18 * 1024;

test.each(contentPages.map(({ path }) => path))('%s runs no script and has at most 18 KB', (path) => {
  const { document, markup } = pageAt(path);
  const scripts = [...document.querySelectorAll('script')].map((script) => script.type);
  expect(scripts.filter((type) => type !== 'application/ld+json' && type !== 'speculationrules')).toEqual([]);
  expect(
    document.querySelectorAll('link[rel="stylesheet"], link[as="script"], link[rel="modulepreload"]'),
  ).toHaveLength(0);
  expect(gzipSize(markup)).toBeLessThanOrEqual(contentPageSize);
});

/** The modules that a page names in its markup: those of its islands. */
const modulesNamedBy = ({ markup }: Pick<ReadPage, 'markup'>) => [
  ...new Set(markup.match(/\/_next\/static\/[^"]+\.js/g)),
];

test.each([...interactive])('%s is whole, its code included, with at most 115 KB', (path) => {
  const page = pageAt(path);
  expect(
    page.document.querySelectorAll('script[src], link[rel="preload"][as="script"], link[rel="stylesheet"]'),
  ).toHaveLength(0);
  const modules = modulesNamedBy(page);
  expect(modules.length).toBeGreaterThan(2);
  const bytes = modules.map((file) => gzipSize(readFileSync(join(out, file))));
  const fonts = fontFiles().map((file) => statSync(file).size);
  expect(
    [gzipSize(page.markup), ...bytes, ...fonts].reduce((sum, size) => sum + size, 0),
  ).toBeLessThanOrEqual(formPageSize);
});

test('no script is published but the code of islands', () => {
  const scripts = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script.startsWith(`${islandsFolder}/`)).toBe(true);
});

test('every image has its width and height', () => {
  const without = testedPages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('img')]
      .filter(
        (image) =>
          !image.hasAttribute('width') || !image.hasAttribute('height') || !image.hasAttribute('alt'),
      )
      .map((image) => `${path} ${image.getAttribute('src')}`),
  );
  expect(without).toEqual([]);
});

test('there is at most one font file and it is small', () => {
  expect(fontFiles().length).toBeLessThanOrEqual(1);
  expect(fontFiles().filter((font) => statSync(font).size > fontSize)).toEqual([]);
});

test('no payload of the client router is left', () => {
  const payloads = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.txt') && !/^(?:robots|llms)\.txt$|^\.well-known/.test(file),
  );
  expect(payloads).toEqual([]);
});
