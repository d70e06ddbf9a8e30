import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vcard, vcardPath } from '@/lib/site/vcard';
import { out, pageAt, testedPages } from './built-site';

test('the vCard is published, and linked from every footer and beside the number on Contact and Hire', () => {
  expect(readFileSync(join(out, vcardPath), 'utf8')).toBe(vcard());
  const link = `a[href="${vcardPath}"]`;
  expect(testedPages.filter(({ document }) => !document.querySelector(`footer ${link}`))).toEqual([]);
  for (const path of ['/contact', '/hire-operators'])
    expect(pageAt(path).document.querySelectorAll(`main ${link}`)).toHaveLength(1);
});
