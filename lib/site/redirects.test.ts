import { slugs } from '@/content/slugs';
import { checkRedirects } from './redirects';

const page = `/services/${slugs.services[0]}`;
const other = `/services/${slugs.services[1]}`;
const paths = new Set([page, other]);

test('accepts a redirect to an existing page', () => {
  expect(checkRedirects({ '/services/old-name': page }, paths)).toEqual([
    { from: '/services/old-name', to: page },
  ]);
});

test.each([
  ['over a page that exists', { [page]: other }, `${page} is a page of the site`],
  ['to itself', { '/old': '/old' }, 'not a page of the site'],
  ['to another redirect', { '/older': '/old', '/old': page }, '/older leads to /old'],
  ['from an address that hosts cannot match', { '/Old Page/': page }, 'not a plain path'],
])('rejects a redirect %s', (_, moved, message) => {
  expect(() => checkRedirects(moved, paths)).toThrow(message);
});
