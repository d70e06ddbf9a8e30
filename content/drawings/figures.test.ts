import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures } from './figures.ts';

const folder = 'content/drawings/figures';
const files = readdirSync(folder);
const svg = (file: string) => readFileSync(join(folder, file), 'utf8');

test('every drawing has an entry with its texts', () => {
  expect(
    Object.keys(figures)
      .map((image) => `${image}.svg`)
      .toSorted(),
  ).toEqual(files.toSorted());
});

test.each(files)('the drawing %s has no gradients or external references', (file) => {
  expect(svg(file)).not.toMatch(/gradient|<filter|<script|<style|<image|href="[^#]|url\((?!#)/iu);
});
