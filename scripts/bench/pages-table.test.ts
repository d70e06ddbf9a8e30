import { pagesTable } from './pages-table';
import type { Rating } from './rate-page';

const rating: Rating = {
  html: 9000,
  css: 0,
  js: 0,
  font: 0,
  image: 1000,
  total: 10_000,
  requests: 1,
  performance: 100,
  accessibility: 100,
  practices: 100,
  seo: 92,
  fcp: 640,
  lcp: 640,
  tbt: 0,
  cls: 0,
};

test('a page is shown by its medians, above what Next.js alone exports', () => {
  const alone = { ...rating, html: 18_000.4, requests: 8, performance: 96, cls: 0.0512 };
  const [heading, , ours, other] = pagesTable([
    {
      kind: 'home',
      ours: [{ ...rating, lcp: 900 }, { ...rating, lcp: 100 }, rating],
      alone: [alone],
    },
  ]).split('\n');
  expect(heading).toBe(
    '| Page | HTML | CSS | JS | Font | Image | Total | Requests | Scores | FCP | LCP | TBT | CLS |',
  );
  expect(ours).toBe(
    '| **home** | 9,000 | 0 | 0 | 0 | 1,000 | 10,000 | 1 | 100/100/100/92 | 640 | 640 | 0 | 0.000 |',
  );
  expect(other).toBe(
    '| Next alone | 18,000 | 0 | 0 | 0 | 1,000 | 10,000 | 8 | 96/100/100/92 | 640 | 640 | 0 | 0.051 |',
  );
});
