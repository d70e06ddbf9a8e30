/** @jest-environment node */
import type { Answer } from './answer';
import { judgeMigrations, judgeReading, judgeService } from './judge-database';

const answer = (status: number, body: unknown = null): Answer => ({
  status,
  headers: new Headers(),
  body: Buffer.from(JSON.stringify(body)),
});

test.each([
  [200, undefined],
  [404, undefined],
  [0, /paused/],
  [544, /paused/],
  [401, /publishable key/],
])('a service that answers %d', (status, fix) => {
  const line = judgeService(answer(status, 20261122090500));
  if (fix) expect(line.fix).toMatch(fix);
  else expect(line.fix).toBeUndefined();
});

test.each([
  [answer(200, 20261122090500), undefined],
  [answer(200, 20261122090400), /Push the migrations/],
  [answer(200, 20261122090600), /older than the database/],
  [answer(404, { code: 'PGRST202' }), /Push the migrations/],
  [answer(200, 'none'), /Push the migrations/],
])('a version: %#', (version, fix) => {
  const line = judgeMigrations(version, 20261122090500);
  if (fix) expect(line.fix).toMatch(fix);
  else expect(line.fix).toBeUndefined();
});

const refused = answer(401, { code: '42501' });

test('tables are refused for a missing right, and for nothing else', () => {
  const judge = (enquiries: Answer) =>
    judgeReading(new Map(Object.entries({ operators: refused, enquiries })));
  expect(judge(refused).fix).toBeUndefined();
  expect(judge(answer(200, []))).toMatchObject({
    found: 'anyone may read enquiries',
    fix: expect.stringContaining('revoke select on public.enquiries') as string,
  });
  expect(judge(answer(404, { code: 'PGRST205' })).fix).toMatch(/Push the migrations/);
});
