import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from '@/lib/site/site-url';
import { out, testedPages } from './built-site';

const largestBytes = 40 * 1024;
const pngSignature = '89504e470d0a1a0a';

const metaOf = (document: Document, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';

test.each(testedPages.map(({ path, document }) => [path, document] as const))(
  '%s has a share image of 1200 by 630 with words for it',
  (path, document) => {
    const address = metaOf(document, 'og:image');
    expect(address).toBe(`${siteUrl()}/share${path === '/' ? '/index' : path}.png`);
    expect(metaOf(document, 'og:image:width')).toBe('1200');
    expect(metaOf(document, 'og:image:height')).toBe('630');
    expect(metaOf(document, 'og:image:type')).toBe('image/png');
    expect(metaOf(document, 'og:image:alt').length).toBeGreaterThan(10);
    expect(metaOf(document, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(document, 'twitter:image')).toBe(address);
    expect(metaOf(document, 'twitter:image:alt')).toBe(metaOf(document, 'og:image:alt'));

    const file = join(out, new URL(address).pathname);
    const image = readFileSync(file);
    expect(image.subarray(0, 8).toString('hex')).toBe(pngSignature);
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThanOrEqual(largestBytes);
  },
);

test('no two pages share the words of an image', () => {
  const words = testedPages.map(({ document }) => metaOf(document, 'og:image:alt'));
  expect(new Set(words).size).toBe(words.length);
});
