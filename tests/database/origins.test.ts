import { database } from '../postgres/test-database.ts';
import { count, insert, registration, rejection, resetWithLimits } from './submissions.ts';

const site = 'https://www.site.example';
const allow = (...origins: readonly string[]) =>
  database.query('insert into private.site_origins select unnest($1::text[])', [origins]);
const sendFrom = (origin: string | undefined, headers = {}) =>
  insert('operators', registration, { ...(origin !== undefined && { Origin: origin }), ...headers });

beforeEach(resetWithLimits);

test.each([
  'https://elsewhere.example',
  'https://site.example',
  'http://www.site.example',
  'https://www.site.example:8443',
  'https://www.site.example.elsewhere.example',
  // Sandboxed frames and some redirects.
  'null',
  '',
])('rejects a form that the browser sends from the origin "%s"', async (origin) => {
  await allow(site, 'https://preview.site.example');
  expect(await sendFrom(origin)).toMatchObject({ status: 403, body: await rejection('other_website') });
  expect(await sendFrom(origin, { Authorization: `Bearer ${database.visitorToken}` })).toMatchObject({
    status: 403,
  });
  expect(await count('operators')).toBe(0);
});

test('accepts forms from the site, without an origin, and from the function submit', async () => {
  await allow(site, 'https://preview.site.example');
  for (const origin of [site, 'https://preview.site.example', undefined])
    expect((await sendFrom(origin)).status).toBe(201);
  const owner = { apikey: database.secretKey, 'X-Visitor-Address': '203.0.113.1' };
  expect((await sendFrom('https://elsewhere.example', owner)).status).toBe(201);
});

test('accepts every origin until the owner has named one', async () => {
  expect((await sendFrom('https://elsewhere.example')).status).toBe(201);
});
