/** @jest-environment node */
import type { SectionLayout } from './kind-renderer.ts';
import { withPaperBands } from './resolve-layouts.ts';

const white: SectionLayout = {};
const bright: SectionLayout = { band: 'bright' };
const list: SectionLayout = { collapses: 'always' };
const windowWide: SectionLayout = { width: 'window' };

const paperIn = (...layouts: readonly SectionLayout[]) =>
  withPaperBands(layouts).flatMap((layout, index) => (layout.band === 'paper' ? [index] : []));

test('of every three white sections in a row, the second is on paper', () => {
  expect(paperIn(white, white, white, white, white, white)).toEqual([1, 4]);
});

test('the last section is not on paper', () => {
  expect(paperIn(white, white)).toEqual([]);
});

test('a section above a band is not on paper', () => {
  expect(paperIn(white, white, bright, white, white, white)).toEqual([4]);
});

test('a section as wide as the window starts a new row', () => {
  expect(paperIn(white, windowWide, white, white, white)).toEqual([3]);
});

test('a section that always collapses is not on paper', () => {
  expect(paperIn(white, list, white)).toEqual([]);
});
