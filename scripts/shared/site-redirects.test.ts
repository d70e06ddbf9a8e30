import { collisionKey, sheetRedirects } from './site-redirects.ts';

test('redirects the checklists of a page that keeps its folder, unless the path is taken', () => {
  const sheets = [
    { path: '/sheets/services/a', pagePath: '/services/a' },
    { path: '/sheets/services/a/weekly', pagePath: '/services/a' },
    { path: '/sheets/services/b/weekly', pagePath: '/services/b' },
  ] as const;
  const redirectsOf = (from: string) => sheetRedirects([{ from, to: '/services/a' }], sheets);
  expect(redirectsOf('/services/old')).toEqual([
    { from: '/sheets/services/old', to: '/sheets/services/a' },
    { from: '/sheets/services/old/weekly', to: '/sheets/services/a/weekly' },
  ]);
  expect(redirectsOf('/services/b')).toEqual([{ from: '/sheets/services/b', to: '/sheets/services/a' }]);
  expect(redirectsOf('/diggers')).toEqual([]);
});

test.each([
  ['/', ''],
  ['/404.html', '/404'],
  ['/robots.txt', '/robots.txt'],
  [String.raw`\contact\received.html`, '/contact/received'],
])('the file %s collides with the path "%s"', (name, key) => {
  expect(collisionKey(name)).toBe(key);
});
