import { growthTable } from './growth-table';
import { median } from './median';
import { pagesTable } from './pages-table';
import { replacePart } from './performance-page';
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

test('growth is priced by the further page', () => {
  const rows = rowsOf(
    growthTable([
      { pages: 100, framework: 20, after: 1, drawing: 6, bytes: 2 ** 20 },
      { pages: 1100, framework: 40, after: 2, drawing: 50, bytes: 2 ** 20 + 1000 * 1024 },
    ]),
  );
  expect(rows[2]).toEqual(['100', '20.0 s', '1.0 s', '5.0%', '6.0 s', '1.0 MB', '–', '–']);
  expect(rows[3]).toEqual(['1,100', '40.0 s', '2.0 s', '5.0%', '50.0 s', '2.0 MB', '21 ms', '1 KB']);
});

test('only the part that was measured is replaced', () => {
  const place = (part: string, content: string) =>
    `<!-- ${part}: written by npm run bench -->\n\n${content}\n\n<!-- end of ${part} -->`;
  const text = (pages: string) =>
    `# Title\n\n${place('pages', pages)}\n\nWords.\n\n${place('growth', 'kept')}\n`;
  expect(replacePart(text('old'), 'pages', 'new')).toBe(text('new'));
  expect(() => replacePart('# Title', 'pages', 'new')).toThrow(/no place for pages/);
});
