import { readFileSync } from 'node:fs';
import { sheetWords } from '@/content/sheet';
import { join } from 'node:path';
import { sheetPath, sheets } from '@/lib/site/sheets';
import { out, pageAt, testedSheets, textIn } from './built-site';

const sheetAt = (path: string) => testedSheets.find((sheet) => sheet.path === path);

test('every checklist of a machine, town, guide or sector has a sheet, and there is no other', () => {
  expect(sheets.length).toBeGreaterThan(0);
  expect(testedSheets.map(({ path }) => path).toSorted()).toEqual(sheets.map(sheetPath).toSorted());
});

test.each(sheets.map((sheet) => ({ path: sheetPath(sheet), ...sheet })))(
  '$path is linked from its page, leads back there and is for no search engine',
  ({ path, page, checklist, about, isOfMachine }) => {
    expect(pageAt(page).document.querySelector(`main a[href="${path}"]`)).not.toBeNull();
    const { document } = sheetAt(path) ?? pageAt(path);
    expect(document.querySelector(`a[href="${page}"]`)).not.toBeNull();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    expect(document.querySelectorAll('.tick')).toHaveLength(checklist.items.length);
    const { before, found, after } = isOfMachine ? sheetWords.ofMachine : sheetWords.ofJob;
    for (const line of [about, ...before, found, ...after])
      expect(textIn(document.querySelector('main'))).toContain(line);
  },
);

test.each(['sitemap.xml', 'llms.txt'])('%s names no sheet', (file) => {
  expect(readFileSync(join(out, file), 'utf8')).not.toContain('/sheets/');
});
