import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures } from './figures.ts';

const folder = 'content/drawings/figures';
const files = readdirSync(folder);
const svg = (file: string) => readFileSync(join(folder, file), 'utf8');

const names = files.map((file) => file.replace(/\.svg$/, ''));

test('every figure has a drawing and an entry with its texts', () => {
  const missing = [
    ...names
      .filter((name) => !(name in figures))
      .map((name) => `content/drawings/figures.ts has no entry for ${name}. Add it, or delete ${name}.svg.`),
    ...Object.keys(figures)
      .filter((name) => !names.includes(name))
      .map((name) => `${folder}/${name}.svg is missing. Add it, or delete its entry in figures.ts.`),
  ];
  expect(missing).toEqual([]);
});

test.each(files)('the drawing %s has no gradients or external references', (file) => {
  expect(svg(file)).not.toMatch(/gradient|<filter|<script|<style|<image|href="[^#]|url\((?!#)/iu);
});
