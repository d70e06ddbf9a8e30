/** @jest-environment node */
import { type Answer, hashOf } from './answer';
import { hostOf } from './host';
import { judgeExpiry, judgeFile, judgeSame } from './judge-files';

const host = hostOf(new Headers({ server: 'GitHub.com' }));

const answer = (body: string, status = 200, type = 'text/plain; charset=utf-8'): Answer => ({
  status,
  headers: new Headers({ 'content-type': type }),
  body: Buffer.from(body),
});

const files = [
  { path: '/', hash: hashOf('home') },
  { path: '/about', hash: hashOf('about') },
];
const judge = (...answers: readonly Answer[]) =>
  judgeSame(
    'Pages',
    'pages',
    files,
    new Map(answers.map((one, index) => [files[index]?.path ?? '', one])),
    host,
  );

test('files that are those of the build are counted', () => {
  expect(judge(answer('home'), answer('about'))).toEqual({
    check: 'Pages',
    found: '2 pages, all as in out/',
  });
});

test('what is missing, and what differs, is named', () => {
  expect(judge(answer('home'), answer('', 404))).toMatchObject({ found: '/about: the answer is 404' });
  expect(judge(answer('home'), answer('about us'))).toMatchObject({ found: 'not as in out/: /about' });
});

test('a host that does not answer is said to, with the reason', () => {
  const none = { ...answer('getaddrinfo ENOTFOUND'), status: 0 };
  expect(judge(none, none)).toMatchObject({
    found: '/ and 1 more: nothing answers (getaddrinfo ENOTFOUND)',
    fix: expect.stringContaining('DNS') as string,
  });
});

const origin = 'https://www.site.example';
const robots = {
  path: '/robots.txt',
  hash: hashOf(`Sitemap: ${origin}`),
  type: /^text\/plain/,
  says: [`Sitemap: ${origin}`, 'Build again.'],
} as const;

test.each([
  ['as it should be', answer(`Sitemap: ${origin}`), undefined],
  ['missing', answer('', 404), 'the answer is 404'],
  ['of another type', answer(`Sitemap: ${origin}`, 200, 'text/html'), 'sent as text/html'],
  ['for another site', answer('Sitemap: https://old.example'), `does not say Sitemap: ${origin}`],
  ['another file', answer(`Disallow: / Sitemap: ${origin}`), 'not as in out/'],
])('a file that is %s', (_, given, problem) => {
  const { check, found, fix } = judgeFile(robots, given, host);
  expect(check).toBe('robots.txt');
  expect(fix === undefined).toBe(problem === undefined);
  expect(found).toBe(problem ?? 'as in out/, sent as text/plain; charset=utf-8');
});

test.each([
  ['2027-10-01', 'until 2027-11-19', true],
  ['2027-11-01', 'until 2027-11-19', false],
  ['2027-12-01', 'until 2027-11-19', false],
])('on %s a security.txt is valid %s', (today, found, right) => {
  const line = judgeExpiry(answer('Expires: 2027-11-19T00:00:00.000Z\n'), new Date(today));
  expect(line.found).toBe(found);
  expect(line.fix === undefined).toBe(right);
});

test('a security.txt without a day is no use', () =>
  expect(judgeExpiry(answer('Contact: mailto:a@b.co\n'), new Date()).fix).toBeDefined());
