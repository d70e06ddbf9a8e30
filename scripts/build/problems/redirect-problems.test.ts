import { redirectProblems } from './redirect-problems.ts';

// Made-up paths, because the owner's redirects may contain those of former pages.
const page = '/services/tests-only';
const other = '/services/tests-too';
const paths = new Set(['/', page, other]);

test.each([
  '/services/old-name',
  '/News/2024/Old_Name.html',
  '/old.htm',
  '/old/index.html',
  '/Old.aspx',
  '/files/terms-2.1.pdf',
  `${page}.htm`,
])('accepts a redirect from %s to an existing page', (from) => {
  expect(redirectProblems({ [from]: page }, paths)).toEqual([]);
});

test('accepts several forms of one path that lead to the same page', () => {
  expect(redirectProblems({ '/old': page, '/old.html': page, '/Old': page }, paths)).toEqual([]);
});

test.each([
  page,
  `${page}/`,
  `${page}.html`,
  `${page}/index`,
  `${page}/index.html`,
  page.toUpperCase(),
  `${page.replace('s', '%73')}.HTML`,
  '/index',
  '/index.html',
  '/Index.html',
])('rejects a redirect from %s, because it is a page of the site', (from) => {
  expect(redirectProblems({ [from]: other }, paths)).toEqual([
    `content/redirects.ts: ${from} is a page of the site, so it cannot redirect. Remove the line, or rename the page.`,
  ]);
});

test.each([
  ['to itself', { '/old': '/old' }, 'not a page of the site'],
  ['to another redirect', { '/older': '/old', '/old': page }, '/older leads to /old'],
  ['from a path that hosts cannot match', { '/Old Page': page }, 'not a plain path'],
  ['from a path with a slash at the end', { '/old/': page }, 'without a slash at the end'],
  ['from a malformed path', { '/%old': page }, 'not a plain path'],
])('rejects a redirect %s', (_, moved, message) => {
  expect(redirectProblems(moved, paths)).toEqual([expect.stringContaining(message)]);
});

test('rejects two redirects of one path to different pages', () => {
  const message = 'are the same address, but lead to different pages';
  expect(redirectProblems({ '/old': page, '/Old.html': other }, paths)).toEqual([
    expect.stringContaining(`/old and /Old.html ${message}`),
    expect.stringContaining(`/Old.html and /old ${message}`),
  ]);
});
