import { slugs } from '@/content/slugs';
import { checkRedirects } from './redirects';

const page = `/services/${slugs.services[0]}`;
const other = `/services/${slugs.services[1]}`;
const paths = new Set([page, other]);

test.each(['/services/old-name', '/News/2024/Old_Name.html', '/old.htm'])(
  'accepts a redirect from %s to an existing page',
  (from) => {
    expect(checkRedirects({ [from]: page }, paths)).toEqual([{ from, to: page }]);
  },
);

test.each([
  ['over a page that exists', { [page]: other }, `${page} is a page of the site`],
  ['over the file of a page', { [`${page}.html`]: other }, `${page}.html is a page of the site`],
  ['to itself', { '/old': '/old' }, 'not a page of the site'],
  ['to another redirect', { '/older': '/old', '/old': page }, '/older leads to /old'],
  ['from an address that hosts cannot match', { '/Old Page/': page }, 'not a plain path'],
])('rejects a redirect %s', (_, moved, message) => {
  expect(() => checkRedirects(moved, paths)).toThrow(message);
});
