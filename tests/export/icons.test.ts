import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { appleIcon, manifestIcons } from '@/lib/site/icons';
import { out, testedPages } from './built-site';

type Manifest = { readonly icons: readonly { readonly src: string; readonly sizes: string }[] };

test('the manifest names icons that exist, in the sizes that it says', async () => {
  const { icons } = JSON.parse(readFileSync(join(out, 'manifest.webmanifest'), 'utf8')) as Manifest;
  expect(icons).toHaveLength(manifestIcons.length);
  for (const { src, sizes } of icons) {
    const { format, width, height } = await sharp(join(out, src)).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  }
});

test('every page names the logo as its icon, and one for the home screens of Apple', () => {
  for (const { path, document } of testedPages) {
    const hrefs = ['icon', 'apple-touch-icon'].map((rel) =>
      document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href'),
    );
    expect([path, ...hrefs]).toEqual([path, '/brand/mark.svg', `/icons/${appleIcon.file}`]);
  }
});
