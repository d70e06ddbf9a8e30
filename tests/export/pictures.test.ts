import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { appIconPath, drawingFolderPath } from '@/lib/images/drawing-paths.ts';
import { allPages } from '@/lib/pages/pages.ts';
import { shareImageOf, shareImageSize } from '@/lib/pages/share-image.ts';
import { gzipSize, missingElements, out, pageAt, testedPages } from './built-site.ts';

/** In bytes. Figures are measured after compression. */
const [largestShareImage, largestFigure] = [40 * 1024, 7 * 1024];

const sizeOf = async (file: string) => {
  const { format, width, height } = await sharp(join(out, file)).metadata();
  return { format, width, height };
};

test('every figure is small, loads lazily and has the width and height that its page states', async () => {
  const folder = `${drawingFolderPath('figures')}/`;
  const figures = testedPages.flatMap(({ document }) => [
    ...document.querySelectorAll(`img[src^="${folder}"], source[srcset^="${folder}"]`),
  ]);
  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) {
    const file = figure.getAttribute('src') ?? figure.getAttribute('srcset') ?? '';
    const { width, height } = await sizeOf(file);
    const attributeRatio = Number(figure.getAttribute('width')) / Number(figure.getAttribute('height'));
    expect([file, attributeRatio.toFixed(2)]).toEqual([file, (width / height).toFixed(2)]);
    expect(gzipSize(readFileSync(join(out, file)))).toBeLessThanOrEqual(largestFigure);
    const visibleImage = figure.closest('picture')?.querySelector('img') ?? figure;
    expect(visibleImage.getAttribute('loading')).toBe('lazy');
  }
});

test('the app icon exists', async () => {
  expect(await sizeOf(appIconPath)).toEqual({ format: 'png', width: 512, height: 512 });
});

test.each(allPages)('$path has a share image with alt text', async (page) => {
  const { url, alt } = shareImageOf(page);
  expect(alt).not.toBe('');
  expect(
    missingElements(
      pageAt(page.path).document,
      `meta[property="og:image"][content="${url}"]`,
      'meta[property="og:image:alt"]:not([content=""])',
      `meta[name="twitter:image"][content="${url}"]`,
      'meta[name="twitter:card"][content="summary_large_image"]',
    ),
  ).toEqual([]);
  const { pathname } = new URL(url);
  expect(await sizeOf(pathname)).toEqual({ format: 'png', ...shareImageSize });
  expect(statSync(join(out, pathname)).size).toBeLessThanOrEqual(largestShareImage);
});
