import { slugs } from '@/content/slugs';
import { atomFeed, escapeXml } from './atom-feed';
import type { Route } from './routes';

const first = `/resources/${slugs.resources[0]}` as const;
const second = `/resources/${slugs.resources[1]}` as const;

const page = (path: Route['path'], fields: Partial<Route>): Route => ({
  path,
  name: 'Guide',
  title: 'Guide Resources',
  description: 'A guide.',
  ...fields,
});

const parsed = (pages: readonly Route[]) =>
  new DOMParser().parseFromString(atomFeed(pages), 'application/xml');

test('every sign that XML reserves is escaped', () => {
  expect(escapeXml(`<a href="x">Tom & 'Jerry'</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Tom &amp; &apos;Jerry&apos;&lt;/a&gt;',
  );
});

test('entries are in order from the latest to the oldest, and the feed carries the latest date', () => {
  const feed = parsed([
    page(first, { name: 'Older', updated: '2026-01-02' }),
    page(second, { name: 'R & D < "safety"', updated: '2026-03-04' }),
  ]);
  expect(feed.querySelector('parsererror')).toBeNull();
  expect([...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent)).toEqual([
    'R & D < "safety"',
    'Older',
  ]);
  expect(feed.querySelector('feed > updated')?.textContent).toBe('2026-03-04T00:00:00Z');
});

test('a page without a date is left out, and a feed without any is refused', () => {
  const undated = page(first, {});
  const dated = page(second, { updated: '2026-03-04' });
  expect(parsed([undated, dated]).querySelectorAll('entry')).toHaveLength(1);
  expect(() => atomFeed([undated])).toThrow(/no dated page/);
});
