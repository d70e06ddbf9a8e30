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

const wholeIcons = [appleIcon, ...manifestIcons.filter(({ purpose }) => purpose === 'maskable')];

test.each(wholeIcons.map((icon) => [icon.file, icon] as const))(
  '%s reaches every edge, and keeps its drawing in the middle and within the circle of phones',
  async (file, { size, purpose }) => {
    const icon = sharp(join(out, 'icons', file)).removeAlpha();
    const pixels = await icon.raw().toBuffer();
    const ground = pixels.readUIntBE(0, 3);
    // Of the radius that a phone keeps of a maskable icon; Apple only rounds the corners.
    const radius = (purpose === 'maskable' ? 0.4 : 0.5) * size;
    const drawn: { readonly x: number; readonly y: number }[] = [];
    for (let at = 0; at < pixels.length; at += 3) {
      if (pixels.readUIntBE(at, 3) === ground) continue;
      const number = at / 3;
      drawn.push({ x: number % size, y: Math.floor(number / size) });
    }
    expect(drawn.length).toBeGreaterThan(0);
    const middle = (size - 1) / 2;
    const farthest = drawn.reduce((most, { x, y }) => Math.max(most, Math.hypot(x - middle, y - middle)), 0);
    expect(farthest).toBeLessThanOrEqual(radius);
    for (const axis of ['x', 'y'] as const) {
      const places = drawn.map((point) => point[axis]).toSorted((a, b) => a - b);
      const centre = ((places[0] ?? 0) + (places.at(-1) ?? 0)) / 2;
      expect(Math.abs(centre - middle)).toBeLessThanOrEqual(1.5);
    }
  },
);
