/** @jest-environment node */
import type { Answer } from './answer';
import { judgeForeignForm, judgeOwnForm, judgeSent } from './judge-submit';

const origin = 'https://www.site.example';

const answer = (status: number, { body = '', location = '' } = {}): Answer => ({
  status,
  headers: new Headers(location ? { location } : {}),
  body: Buffer.from(body),
});

test.each([
  [403, undefined],
  [303, /Deploy the functions/],
  [404, /Deploy the functions/],
  [0, /Deploy the functions/],
  [401, /config\.toml/],
  [500, /secret/],
])('a form of another site that is answered with %d', (status, fix) => {
  const line = judgeForeignForm(answer(status));
  if (fix) expect(line.fix).toMatch(fix);
  else expect(line.fix).toBeUndefined();
});

test('the refusal names the site', () => {
  const refusal = (site: string) => answer(403, { body: `This form is sent from ${site} alone.\n` });
  expect(judgeOwnForm(refusal(origin), origin).fix).toBeUndefined();
  expect(judgeOwnForm(refusal('https://site.example'), origin)).toMatchObject({
    found: 'it takes those of https://site.example',
    fix: `Set the secret SITE_URL to ${origin}: see docs/going-live.md.`,
  });
  expect(judgeOwnForm(answer(403), origin).found).toBe('it does not say which site it is for');
});

test('a test is stored where the visitor is sent to the page that says so', () => {
  const to = (path: string) => answer(303, { location: `${origin}/operator-registration/${path}` });
  expect(judgeSent(to('received'), origin).fix).toBeUndefined();
  expect(judgeSent(to('not-sent#broken'), origin).found).toBe('was not stored: broken');
  expect(judgeSent(answer(500), origin).found).toBe('was not stored: the answer is 500');
});
