import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentPages, firstRoundTrip, gzipSize, interactive, out, pageAt, testedPages } from './built-site';

const formScripts = 150_000;
const fontSize = 30 * 1024;

test('only the form pages may run scripts', () => {
  expect([...interactive].toSorted()).toEqual(['/contact', '/operator-registration']);
});

test.each(contentPages.map(({ path }) => path))('%s runs no script and fits the first round trip', (path) => {
  const { document, markup } = pageAt(path);
  const scripts = [...document.querySelectorAll('script')].map((script) => script.type);
  expect(scripts.filter((type) => type !== 'application/ld+json' && type !== 'speculationrules')).toEqual([]);
  expect(
    document.querySelectorAll('link[rel="stylesheet"], link[as="script"], link[rel="modulepreload"]'),
  ).toHaveLength(0);
  expect(markup).not.toContain('__next_f');
  expect(gzipSize(markup)).toBeLessThanOrEqual(firstRoundTrip);
});

test.each([...interactive])(
  '%s runs none of its code before the first interaction and fetches at most 150,000 bytes of it',
  (path) => {
    const { document } = pageAt(path);
    expect(
      document.querySelectorAll('script[src]:not([nomodule]), link[rel="preload"][as="script"]'),
    ).toHaveLength(0);
    const loader = [...document.querySelectorAll('script')].find(({ text }) => text.includes('pointermove'));
    const sources = loader?.text.match(/\/_next\/static\/[^"]+\.js/g) ?? [];
    expect(sources.length).toBeGreaterThan(0);
    const bytes = [...new Set(sources)].reduce(
      (sum, source) => sum + gzipSize(readFileSync(join(out, source))),
      0,
    );
    expect(bytes).toBeLessThanOrEqual(formScripts);
  },
);

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
  const fonts = readdirSync(join(out, '_next/static'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:woff2?|ttf|otf)$/.test(file),
  );
  expect(fonts.length).toBeLessThanOrEqual(1);
  for (const font of fonts)
    expect(statSync(join(out, '_next/static', font)).size).toBeLessThanOrEqual(fontSize);
});

test('no payload of the client router is left', () => {
  const payloads = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.txt') && !/^(?:robots|llms)\.txt$|^\.well-known/.test(file),
  );
  expect(payloads).toEqual([]);
});
