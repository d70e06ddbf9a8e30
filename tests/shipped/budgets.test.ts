import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { forms } from '@/content/forms/index.ts';
import { hashedFolder } from '@/scripts/build/next-output.ts';
import { filesBelow } from '@/scripts/shared/built-site/built-pages.ts';
import { faultsIn, gzipSize, out, resultPages, testedPages, testedSheets } from '../export/built-site.ts';

const pageSize = 18 * 1024;
/**
 * These pages may be larger: home has the costs of a day and inlines the machines of the first screen, hire has the costs
 * and a part for each kind of hirer, and the card guide has the table of all categories. Three of the machines with pages
 * of their own have the most figures and the longest charts.
 */
const largerPages: Readonly<Record<string, number>> = {
  '/': 18.5 * 1024,
  '/hire-operators': 18.5 * 1024,
  '/services/dumper-operators': 19.5 * 1024,
  '/services/excavator-operators': 19 * 1024,
  '/services/grab-operators': 19 * 1024,
  '/resources/certifications': 19 * 1024,
};
/**
 * Bytes that a form page loads before the first focus: 19 KB of HTML, the font, 70 KB of React, 10 KB of sonner, and the
 * code of the form, which repairs a form that other code changes and follows a stored session.
 */
const formPageSize = 128 * 1024;
const fontSize = 30 * 1024;

const fonts = filesBelow(join(out, hashedFolder))
  .filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file) && !file.includes('display-more'))
  .map((file) => statSync(join(out, hashedFolder, file)).size);

test('every page loads one small font file', () => {
  expect(fonts).toHaveLength(1);
  expect(fonts[0]).toBeLessThanOrEqual(fontSize);
});

const formPages = testedPages.filter(({ document }) => document.querySelector('[data-island]'));

test('only the form pages run scripts', () => {
  expect(formPages.map(({ path }) => path)).toEqual(forms.map(({ pagePath }) => pagePath).toSorted());
});

test('the compressed HTML of a page, including styles, is at most 18 KB, or a little more on six pages', () => {
  const others = testedPages.filter((page) => !formPages.includes(page));
  const sizes = faultsIn([...others, ...testedSheets, ...resultPages], ({ path, html }) =>
    gzipSize(html) > (largerPages[path] ?? pageSize) ? [`${gzipSize(html)} bytes`] : [],
  );
  expect(sizes).toEqual([]);
});

test.each(formPages)('$path loads at most 128 KB, including its code', ({ html }) => {
  const modules = new Set(html.match(/\/_next\/static\/[^"]+\.js/g));
  const code = [...modules].map((file) => gzipSize(readFileSync(join(out, file))));
  expect(code.length).toBeGreaterThan(2);
  expect([gzipSize(html), ...code, ...fonts].reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
    formPageSize,
  );
});
