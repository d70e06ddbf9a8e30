import { markdownTable, median } from './table';
import type { Rating } from './rate-page';

/** Ratings of one page: several of the built site and several of what Next.js alone exports. */
export type Compared = {
  readonly kind: string;
  readonly ours: readonly Rating[];
  readonly alone: readonly Rating[];
};

const columns: Readonly<Record<string, readonly (keyof Rating)[]>> = {
  HTML: ['html'],
  CSS: ['css'],
  JS: ['js'],
  Font: ['font'],
  Image: ['image'],
  Total: ['total'],
  Requests: ['requests'],
  Scores: ['performance', 'accessibility', 'practices', 'seo'],
  FCP: ['fcp'],
  LCP: ['lcp'],
  TBT: ['tbt'],
  CLS: ['cls'],
};

const cell = (ratings: readonly Rating[], name: keyof Rating) => {
  const value = median(ratings.map((rating) => rating[name]));
  return name === 'cls' ? value.toFixed(3) : Math.round(value).toLocaleString('en-GB');
};

const row = (title: string, ratings: readonly Rating[]) => [
  title,
  ...Object.values(columns).map((names) => names.map((name) => cell(ratings, name)).join('/')),
];

/** A Markdown table of medians, two rows a page. */
export const pagesTable = (pages: readonly Compared[]): string =>
  markdownTable(
    ['Page', ...Object.keys(columns)],
    pages.flatMap(({ kind, ours, alone }) => [row(`**${kind}**`, ours), row('Next alone', alone)]),
  );
