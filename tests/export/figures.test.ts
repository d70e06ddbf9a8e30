import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleProfile } from '@/content/sample-profile';
import { gzipSize, out, pageAt, testedPages, textIn, parser } from './built-site';

/** Bytes after gzip. An owner's ranges make a figure of tickets longer or shorter. */
const largest = 7 * 1024;

const images = testedPages.flatMap(({ document }) => [
  ...document.querySelectorAll('img[src^="/figures/"], source[srcset^="/figures/"]'),
]);

/** The file of an image, or of a picture's other source. */
const fileOf = (image: Element) => image.getAttribute('src') ?? image.getAttribute('srcset') ?? '';

test('every figure exists, is small, waits until it is near, and has the size that its page says', () => {
  expect(images.length).toBeGreaterThan(0);
  const wrong = images.flatMap((image) => {
    const file = fileOf(image);
    const svg = readFileSync(join(out, file), 'utf8');
    const figure = parser.parseFromString(svg, 'image/svg+xml').documentElement;
    const shown = image.closest('picture')?.querySelector('img') ?? image;
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const [, , width, height] = (figure.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const bytes = gzipSize(svg);
    return [
      figure.tagName !== 'svg' && `${file} is no SVG`,
      bytes > largest && `${file} has ${bytes} bytes of ${largest}`,
      shown.getAttribute('loading') !== 'lazy' && `${file} does not wait`,
      Math.abs(ratio - (width ?? 0) / (height ?? 1)) > 0.005 && `${file} has not the size that its page says`,
    ].filter(Boolean);
  });
  expect(wrong).toEqual([]);
});

test.each(['/', '/hire-operators'])('%s shows a sample profile that says it is one', (path) => {
  const profile = pageAt(path).document.querySelector('main article');
  expect(profile?.getAttribute('aria-label')).toContain(sampleProfile.mark);
  expect(profile && textIn(profile)).toMatch(/example/i);
  expect(profile && textIn(profile)).toContain(sampleProfile.note);
});
