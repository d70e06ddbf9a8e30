import { markdownTable } from './markdown-table';
import type { Rating } from './rate-page';

/** The medians of one page: as this project exports it, and as the framework alone does. */
export type Compared = { readonly kind: string; readonly ours: Rating; readonly raw: Rating };

type Column = {
  readonly title: string;
  readonly value: (rating: Rating) => number;
  readonly text: (value: number) => string;
};

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
const column = (title: string, value: (rating: Rating) => number, text = whole): Column => ({
  title,
  value,
  text,
});

const sizes: readonly Column[] = [
  column('HTML', ({ html }) => html),
  column('CSS', ({ css }) => css),
  column('JS', ({ js }) => js),
  column('Font', ({ font }) => font),
  column('Image', ({ image }) => image),
  column('Total', ({ html, css, js, font, image, other }) => html + css + js + font + image + other),
  column('Requests', ({ requests }) => requests),
];

const times: readonly Column[] = [
  column('FCP', ({ fcp }) => fcp),
  column('LCP', ({ lcp }) => lcp),
  column('TBT', ({ tbt }) => tbt),
  column(
    'CLS',
    ({ cls }) => cls,
    (value) => value.toFixed(3),
  ),
];

const scores = ({ performance, accessibility, practices, seo }: Rating) =>
  [performance, accessibility, practices, seo].map(whole).join('/');

const ratio = (ours: number, raw: number) => (raw === 0 ? '–' : `${Math.round((ours / raw) * 100)}%`);

const cells = (columns: readonly Column[], rating: Rating) =>
  columns.map(({ value, text }) => text(value(rating)));
const ratios = (columns: readonly Column[], { ours, raw }: Compared) =>
  columns.map(({ value }) => ratio(value(ours), value(raw)));
const titles = (columns: readonly Column[]) => columns.map(({ title }) => title);

/** Takes compared pages; returns the Markdown table with three rows a page: this site, the framework's export, and the ratio. */
export const pagesTable = (pages: readonly Compared[]): string =>
  markdownTable(
    ['Page', ...titles(sizes), 'Scores', ...titles(times)],
    pages.flatMap((page) => [
      [`**${page.kind}**`, ...cells(sizes, page.ours), scores(page.ours), ...cells(times, page.ours)],
      ['Next alone', ...cells(sizes, page.raw), scores(page.raw), ...cells(times, page.raw)],
      ['ratio', ...ratios(sizes, page), '', ...ratios(times, page)],
    ]),
  );
