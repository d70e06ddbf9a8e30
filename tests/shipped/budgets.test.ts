// What the shipped pages weigh.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { forms } from '@/content/forms';
import { hashedFolder } from '@/scripts/export/next-output';
import {
  contentPages,
  formAnswers,
  gzipSize,
  interactive,
  modulesNamedBy,
  out,
  pageAt,
  testedSheets,
} from '../export/built-site';

const pageSize = 18 * 1024;
/** With the face and what its islands need to hydrate: before the first focus. */
const formPageSize = 115 * 1024;
const fontSize = 30 * 1024;

const fontFiles = readdirSync(join(out, hashedFolder), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file))
  .map((file) => join(out, hashedFolder, file));

test('only the form pages run scripts', () => {
  expect([...interactive].toSorted()).toEqual(forms.map(({ page }) => page).toSorted());
});

test('there is one font file and it is small', () => {
  expect(fontFiles).toHaveLength(1);
  expect(fontFiles.filter((font) => statSync(font).size > fontSize)).toEqual([]);
});

test.each([...contentPages, ...testedSheets, ...formAnswers].map(({ path, markup }) => [path, markup]))(
  '%s is at most 18 KB of HTML, styles included',
  (_, markup) => {
    expect(gzipSize(markup)).toBeLessThanOrEqual(pageSize);
  },
);

test.each([...interactive])('%s is whole, its code included, with at most 115 KB', (path) => {
  const { markup } = pageAt(path);
  const modules = modulesNamedBy(markup).map((file) => gzipSize(readFileSync(join(out, file))));
  const fonts = fontFiles.map((file) => statSync(file).size);
  expect([gzipSize(markup), ...modules, ...fonts].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
    formPageSize,
  );
});
