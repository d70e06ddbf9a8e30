import { readdirSync } from 'node:fs';
import { islandsFolder } from '@/scripts/export/next-output';
import {
  contentPages,
  gzipSize,
  interactive,
  modulesNamedBy,
  out,
  pageAt,
  scriptsIn,
  testedPages,
  tooHeavy,
} from './built-site';

test.each(contentPages.map(({ path }) => path))('%s runs no script and is not too heavy', (path) => {
  const { document, markup } = pageAt(path);
  expect(scriptsIn(document)).toEqual([]);
  expect(
    document.querySelectorAll(
      'link[rel="stylesheet"][href^="/"], link[as="script"], link[rel="modulepreload"]',
    ),
  ).toHaveLength(0);
  expect(gzipSize(markup)).toBeLessThanOrEqual(tooHeavy);
});

test.each([...interactive])('%s has its styles in it, and names the modules of its islands', (path) => {
  const { document, markup } = pageAt(path);
  expect(scriptsIn(document)).toHaveLength(1);
  expect(
    document.querySelectorAll('link[rel="preload"][as="script"], link[rel="stylesheet"][href^="/"]'),
  ).toHaveLength(0);
  expect(modulesNamedBy(markup).length).toBeGreaterThan(2);
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

test('no payload of the client router is left', () => {
  const payloads = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.txt') && !/^(?:robots|llms)\.txt$|^\.well-known/.test(file),
  );
  expect(payloads).toEqual([]);
});
