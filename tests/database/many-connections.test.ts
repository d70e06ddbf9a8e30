import { engine } from '../engine/engine-of-file';
import { insert, markedRow, resetWithLimits } from './submissions';

const visitors = Array.from({ length: 100 }, (_, visitor) => visitor);

test('a hundred visitors of as many networks at once, who register five people each, are all answered and stored once', async () => {
  await resetWithLimits();
  const sent: string[] = [];
  const statuses: number[] = [];
  await Promise.all(
    visitors.map(async (visitor) => {
      for (const person of [1, 2, 3, 4, 5]) {
        const row = markedRow('operators', `${visitor}-${person}`);
        sent.push(String(row['email']));
        const { status } = await insert('operators', row, { 'X-Forwarded-For': `203.${visitor}.113.1` });
        statuses.push(status);
      }
    }),
  );
  const rows = await engine.query<{ email: string }>('select email from public.operators');
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(rows.map(({ email }) => email).toSorted()).toEqual(sent.toSorted());
});
