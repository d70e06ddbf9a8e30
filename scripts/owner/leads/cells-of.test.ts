import { cellsOf, localTime, timeFormat } from './cells-of.ts';

test.each([
  ['2026-07-01T13:05:59.123456+00:00', '2026-07-01 14:05 BST'],
  ['2026-12-31T23:59:00Z', '2026-12-31 23:59 GMT'],
  ['2026-03-29T00:59:59+00:00', '2026-03-29 00:59 GMT'],
  ['2026-03-29T01:00:00+00:00', '2026-03-29 02:00 BST'],
])('%s is %s on the wall clock', (timestamp, local) => {
  expect(localTime(timestamp, timeFormat('Europe/London'))).toBe(local);
});

test('only columns of times are read as times', () => {
  const time = '2026-07-01T13:05:59+00:00';
  expect(
    cellsOf(
      [{ id: '1', created_at: time, message: time, last_contact_at: null }],
      ['created_at', 'message', 'last_contact_at'],
    ),
  ).toEqual([[localTime(time), time, '']]);
});
