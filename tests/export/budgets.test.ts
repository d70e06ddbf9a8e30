import { readdirSync } from 'node:fs';
import { islandsFolder } from '@/scripts/export/next-output';
import {
  contentPages,
  formAnswers,
  gzipSize,
  interactive,
  modulesNamedBy,
  out,
  pageAt,
  scriptsIn,
  testedPages,
  testedSheets,
  tooHeavy,
} from './built-site';

test('no page keeps a phone waiting for seconds', () => {
  const heavy = [...testedPages, ...testedSheets, ...formAnswers]
    .map(({ path, markup }) => ({ path, bytes: gzipSize(markup) }))
    .filter(({ bytes }) => bytes >= tooHeavy)
    .map(
      ({ path, bytes }) =>
        `${path} has ${(bytes / 1024).toFixed(1)} KB of HTML, compressed. Move a part of it to a page of its own, or raise tooHeavy in tests/export/built-site.ts.`,
    );
  expect(heavy).toEqual([]);
});

test.each([...contentPages, ...testedSheets].map((page) => [page.path, page] as const))(
  '%s runs no script',
  (_path, { document }) => {
    expect(scriptsIn(document)).toEqual([]);
    expect(document.querySelectorAll('link:is([as="script"], [rel="modulepreload"])')).toHaveLength(0);
  },
);

test.each([...interactive])('%s starts the modules of its islands, and loads none before', (path) => {
  const { document, markup } = pageAt(path);
  expect(scriptsIn(document)).toHaveLength(1);
  expect(document.querySelectorAll('link[rel="preload"][as="script"]')).toHaveLength(0);
  expect(modulesNamedBy(markup).length).toBeGreaterThan(2);
});

test('no script is published but the code of islands, and no payload of the client router', () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.startsWith(`${islandsFolder}/`))).toEqual([]);
  expect(
    files.filter((file) => file.endsWith('.txt') && !/^(?:robots|llms)\.txt$|^\.well-known/.test(file)),
  ).toEqual([]);
});

test('every image has its words, its width and its height', () => {
  const without = testedPages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('img:not([width][height][alt])')].map(
      (image) => `${path} ${image.getAttribute('src')}`,
    ),
  );
  expect(without).toEqual([]);
});
