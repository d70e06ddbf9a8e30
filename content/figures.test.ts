import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { figures } from './figures';
import { limits } from './regulations';

const folder = path.join(process.cwd(), 'content/drawings/figures');
const svg = (image: string): string => readFileSync(path.join(folder, `${image}.svg`), 'utf8');

const drawings = Object.entries(figures).map(([image, { height }]) => ({ image, height }));

test('every drawing has its words', () => {
  expect(drawings.map(({ image }) => `${image}.svg`).toSorted()).toEqual(readdirSync(folder).toSorted());
});

test.each(drawings)('$image is drawn at the size that its page reserves', ({ image, height }) => {
  const root = /<svg[^>]*>/u.exec(svg(image))?.[0];
  expect(root).toContain(`viewBox="0 0 360 ${height}" width="360" height="${height}"`);
});

test.each(drawings)('$image is small, flat and whole in itself', ({ image }) => {
  const drawing = svg(image);
  expect(gzipSync(drawing).length).toBeLessThanOrEqual(6 * 1024);
  expect(drawing).not.toMatch(/gradient|<filter|<script|<style|<image|href="[^#]|url\((?!#)/iu);
});

test('the one figure that a drawing prints is the one the pages print', () => {
  const printed = drawings.flatMap(({ image }) =>
    [...svg(image).matchAll(/<text[^>]*>([^<]*\d[^<]*)<\/text>/gu)].map(([, words]) => words),
  );
  expect(printed).toEqual([limits.tailClearance]);
});
