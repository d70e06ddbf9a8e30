import { formText } from '@/content/forms/form-text';
import { ownerMail } from '@/content/owner-mail';
import type { LeadRow } from '@/lib/leads/lead-row';
import { cellsOf, localTime, timeFormat } from './cells-of';

test.each([
  ['2026-07-01T13:05:59.123456+00:00', '2026-07-01 14:05 BST'],
  ['2026-12-31T23:59:00Z', '2026-12-31 23:59 GMT'],
  ['2026-03-29T00:59:59+00:00', '2026-03-29 00:59 GMT'],
  ['2026-03-29T01:00:00+00:00', '2026-03-29 02:00 BST'],
])('%s is %s on the wall clock', (timestamp, local) => {
  expect(localTime(timestamp, timeFormat('Europe/London'))).toBe(local);
});

test('formats every type of value, and only columns of times as times', () => {
  const time = '2026-07-01T13:05:59+00:00';
  const { ticked, notTicked } = formText;
  const cells = {
    created_at: [time, localTime(time)],
    last_contact_at: [null, ''],
    message: [time, time],
    years: [7, '7'],
    boxes: [['A', 'B'], 'A, B'],
    none: [[], ownerMail.noneOfThese],
    agreed: [true, ticked],
    tick: [false, notTicked],
    missing: [undefined, ''],
  } as const;
  const row = Object.fromEntries(Object.entries(cells).map(([column, [value]]) => [column, value]));
  expect(cellsOf([row as LeadRow], Object.keys(cells))).toEqual([
    Object.values(cells).map(([, text]) => text),
  ]);
});
