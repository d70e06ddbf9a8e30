import { median } from './median';
import { pagesTable } from './pages-table';
import { replacePages } from './performance-page';
import type { Rating } from './rate-page';

const rating: Rating = {
  performance: 100,
  accessibility: 100,
  practices: 100,
  seo: 92,
  fcp: 640,
  lcp: 640,
  tbt: 0,
  cls: 0,
  requests: 1,
  html: 9000,
  css: 0,
  js: 0,
  font: 0,
  image: 1000,
  other: 0,
};

const rowsOf = (table: string) =>
  table.split('\n').map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

test('the median of an even number of values is the mean of the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow(/nothing/);
});

test('a page stands in three rows, the last of which compares', () => {
  const raw = { ...rating, html: 18_000, js: 135_000, requests: 8, lcp: 1280, performance: 96 };
  const [heading = [], , ours = [], alone = [], ratio = []] = rowsOf(
    pagesTable([{ kind: 'home', ours: rating, raw }]),
  );
  const cell = (row: readonly string[], title: string) => row[heading.indexOf(title)];
  expect(ours[0]).toBe('**home**');
  expect(cell(ours, 'Total')).toBe('10,000');
  expect(cell(ours, 'Scores')).toBe('100/100/100/92');
  expect(cell(alone, 'JS')).toBe('135,000');
  expect(cell(ratio, 'HTML')).toBe('50%');
  expect(cell(ratio, 'JS')).toBe('0%');
  expect(cell(ratio, 'LCP')).toBe('50%');
  expect(cell(ratio, 'TBT')).toBe('–');
});

test('only the table that was measured is replaced', () => {
  const text = (pages: string) =>
    `# Title\n\n<!-- pages: written by npm run bench -->\n\n${pages}\n\n<!-- end of pages -->\n\nWords.\n`;
  expect(replacePages(text('old'), 'new')).toBe(text('new'));
  expect(() => replacePages('# Title', 'new')).toThrow(/no place for the table/);
});
