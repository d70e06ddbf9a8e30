import { siteLanguage } from '@/content/language.ts';
import { pageOf } from '@/lib/pages/pages.ts';
import { blanksOf, sheets } from '@/lib/pages/sheets.ts';
import { missingElements, pageAt, testedSheets, textIn } from './built-site.ts';

test('every checklist has a page for printing', () => {
  expect(sheets.length).toBeGreaterThan(0);
  expect(testedSheets.map(({ path }) => path).toSorted()).toEqual(sheets.map(({ path }) => path).toSorted());
});

test.each(sheets)('the sheet $path declares the languages of its texts', (sheet) => {
  const { documentElement } = pageAt(sheet.path).document;
  const { lang = siteLanguage } = pageOf(sheet.pagePath);
  expect(documentElement.lang).toBe(sheet.checklist.lang ?? lang);
  const name = documentElement.querySelector(`nav a[href="${sheet.pagePath}"] > span`);
  expect(name?.closest('[lang]')?.getAttribute('lang')).toBe(lang);
});

test.each(sheets)(
  '$path and the page with its checklist link to each other and have the same items',
  ({ path, pagePath, checklist, subject }) => {
    expect(missingElements(pageAt(pagePath).document, `main a[href="${path}"]`)).toEqual([]);
    const { document } = pageAt(path);
    expect(missingElements(document, `a[href="${pagePath}"]`)).toEqual([]);
    expect(document.querySelectorAll('.ticks > li')).toHaveLength(checklist.items.length);
    const blanks = blanksOf(checklist);
    for (const line of [subject, ...blanks.before, blanks.found, ...blanks.after])
      expect(textIn(document.querySelector('main'))).toContain(line);
  },
);
