/** @jest-environment node */
import type { Answer } from './answer';
import { hostOf } from './host';
import {
  judgeCompression,
  judgeHashedCaching,
  judgeHeader,
  judgeIndexing,
  judgePageCaching,
} from './judge-headers';

const host = hostOf(new Headers({ server: 'nginx' }));

const answersWith = (...headers: readonly Readonly<Record<string, string>>[]): ReadonlyMap<string, Answer> =>
  new Map(
    headers.map((one, index) => [
      `/page-${index}`,
      { status: 200, headers: new Headers(one), body: Buffer.alloc(2000) },
    ]),
  );

const nosniff = { 'x-content-type-options': 'nosniff' };

test('a header is right where every answer has it as built', () => {
  expect(judgeHeader('X-Content-Type-Options', 'nosniff', answersWith(nosniff, nosniff), host)).toEqual({
    check: 'X-Content-Type-Options',
    found: 'sent everywhere, as built',
  });
});

test('a header that is missing or other is named with the first path, and with what the host has to do', () => {
  expect(judgeHeader('X-Content-Type-Options', 'nosniff', answersWith(nosniff, {}, {}), host)).toEqual({
    check: 'X-Content-Type-Options',
    found: 'missing: /page-1 and 1 more',
    fix: expect.stringContaining('deploy/nginx.conf') as string,
  });
  const other = answersWith({ 'x-content-type-options': 'sniff' });
  expect(judgeHeader('X-Content-Type-Options', 'nosniff', other, host).found).toBe(
    '“sniff”, not “nosniff”: /page-0',
  );
});

test.each([
  ['public, max-age=0, must-revalidate', true],
  ['no-cache', true],
  ['max-age=600', false],
  ['', false],
])('a page with Cache-Control "%s" is asked for at each visit: %s', (sent, right) => {
  const { fix } = judgePageCaching(answersWith({ 'cache-control': sent }), host);
  expect(fix === undefined).toBe(right);
});

test.each([
  ['public, max-age=31536000, immutable', true],
  ['public, max-age=31536000', false],
  ['max-age=14400, immutable', false],
  ['', false],
])('a hashed file with Cache-Control "%s" is kept for a year: %s', (sent, right) => {
  const { fix } = judgeHashedCaching(answersWith({ 'cache-control': sent }), host);
  expect(fix === undefined).toBe(right);
});

test.each([
  [{ 'content-type': 'text/html', 'content-encoding': 'br' }, true],
  [{ 'content-type': 'text/html' }, false],
  [{ 'content-type': 'application/javascript', 'content-encoding': 'identity' }, false],
  [{ 'content-type': 'font/woff2' }, true],
])('%j is compressed as it should be: %s', (headers, right) => {
  expect(judgeCompression(answersWith(headers), host).fix === undefined).toBe(right);
});

test('a host that keeps search engines away is found', () => {
  expect(judgeIndexing(answersWith({})).fix).toBeUndefined();
  expect(judgeIndexing(answersWith({ 'x-robots-tag': 'noindex' })).fix).toMatch(/preview/);
});
