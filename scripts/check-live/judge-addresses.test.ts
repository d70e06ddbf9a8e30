/** @jest-environment node */
import { type Answer, hashOf } from './answer';
import { hostOf } from './host';
import { judgeEncryption, judgeNotFound, judgeRedirects, judgeSecondAddresses } from './judge-addresses';

const site = new URL('https://www.site.example/');
const host = hostOf(new Headers());
const page = { path: '/about', hash: hashOf('about') };

const answer = (status: number, { body = '', location = '' } = {}): Answer => ({
  status,
  headers: new Headers(location ? { location } : {}),
  body: Buffer.from(body),
});

test.each([
  ['a redirect', answer(308, { location: '/about' }), true],
  ['a redirect to a whole address', answer(301, { location: 'https://www.site.example/about' }), true],
  ['the page itself', answer(200, { body: 'about' }), true],
  ['another page', answer(200, { body: 'home' }), false],
  ['another site', answer(301, { location: 'https://other.example/about' }), false],
  ['404', answer(404), false],
])('a second address that answers with %s leads to its page: %s', (_, given, right) => {
  const asked = new URL('/about/', site);
  expect(judgeSecondAddresses([{ asked, page, answer: given }], host).fix === undefined).toBe(right);
});

test.each([
  [answer(404, { body: 'about' }), true],
  [answer(404, { body: 'Not Found' }), false],
  [answer(200, { body: 'about' }), false],
])('a wrong address answers with 404 and the page of the site', (given, right) => {
  expect(judgeNotFound(page, given, host).fix === undefined).toBe(right);
});

test('a page that moved is found by a redirect or by a page that forwards, which is said', () => {
  const asked = new URL('/old', site);
  const moved = (given: Answer) => judgeRedirects([{ asked, to: '/new', page, answer: given }], host);
  expect(moved(answer(301, { location: '/new' }))).toEqual({
    check: 'Redirects',
    found: '1 in content/redirects.ts',
  });
  expect(moved(answer(200, { body: 'about' })).found).toContain('by a page that forwards');
  expect(moved(answer(301, { location: '/elsewhere' })).fix).toBeDefined();
  expect(moved(answer(404)).found).toBe('/old does not lead to /new: the answer is 404');
});

test.each([
  ['https://www.site.example/', answer(301, { location: 'https://www.site.example/' }), true],
  ['https://www.site.example/', answer(200), false],
  ['https://www.site.example/', undefined, false],
  ['http://www.site.example/', answer(200), false],
])('%s is encrypted, and http leads there: %#', (address, plain, right) => {
  expect(judgeEncryption(new URL(address), plain).fix === undefined).toBe(right);
});
