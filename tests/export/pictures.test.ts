import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { appleIcon, manifestIcons } from '@/lib/site/icons';
import { siteUrl } from '@/lib/site/site-url';
import { gzipSize, out, testedPages } from './built-site';

/** Bytes of a share image, and of a figure after gzip. An owner's ranges make a figure of tickets longer or shorter. */
const [largestShareImage, largestFigure] = [40 * 1024, 7 * 1024];

const pages = testedPages.map(({ path, document }) => [path, document] as const);

const sizeOf = async (file: string) => {
  const { format, width, height } = await sharp(join(out, file)).metadata();
  return { format, width, height };
};

test('every figure exists, is small, waits until it is near, and has the size that its page says', async () => {
  const figures = pages.flatMap(([, document]) => [
    ...document.querySelectorAll('img[src^="/figures/"], source[srcset^="/figures/"]'),
  ]);
  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) {
    const file = figure.getAttribute('src') ?? figure.getAttribute('srcset') ?? '';
    const { format, width, height } = await sizeOf(file);
    expect([file, format]).toEqual([file, 'svg']);
    const said = Number(figure.getAttribute('width')) / Number(figure.getAttribute('height'));
    expect(said).toBeCloseTo(width / height, 2);
    expect(gzipSize(readFileSync(join(out, file)))).toBeLessThanOrEqual(largestFigure);
    const shown = figure.closest('picture')?.querySelector('img') ?? figure;
    expect(shown.getAttribute('loading')).toBe('lazy');
  }
});

test('the manifest names icons that exist, in the sizes that it says', async () => {
  const { icons } = JSON.parse(readFileSync(join(out, 'manifest.webmanifest'), 'utf8')) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(icons).toHaveLength(manifestIcons.length);
  for (const { src, sizes } of icons) {
    const [width, height] = sizes.split('x').map(Number);
    expect(await sizeOf(src)).toEqual({ format: 'png', width, height });
  }
});

test.each(pages)(
  '%s names its icons, and a share image of 1200 by 630 with words for it',
  async (path, document) => {
    const icons = ['icon', 'apple-touch-icon'].map((rel) =>
      document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href'),
    );
    expect(icons).toEqual(['/brand/mark.svg', `/icons/${appleIcon.file}`]);

    const metaOf = (name: string) =>
      document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';
    const address = metaOf('og:image');
    expect(address).toBe(`${siteUrl()}/share${path === '/' ? '/index' : path}.png`);
    expect(['width', 'height'].map((side) => metaOf(`og:image:${side}`))).toEqual(['1200', '630']);
    expect(metaOf('og:image:alt').length).toBeGreaterThan(10);
    expect(metaOf('twitter:card')).toBe('summary_large_image');
    for (const part of ['image', 'image:alt']) expect(metaOf(`twitter:${part}`)).toBe(metaOf(`og:${part}`));

    const file = new URL(address).pathname;
    expect(await sizeOf(file)).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(statSync(join(out, file)).size).toBeLessThanOrEqual(largestShareImage);
  },
);
