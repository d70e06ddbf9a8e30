import { parseSince } from './parse-since';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['30m', '2026-11-21T11:30:00.000Z'],
  ['24h', '2026-11-20T12:00:00.000Z'],
  ['7d', '2026-11-14T12:00:00.000Z'],
])('%s', (span, time) => {
  expect(parseSince(span, now).toISOString()).toBe(time);
});

test.each(['', '24', '1.5h', '-1h', '2w', '999999d'])('%j is refused', (span) => {
  expect(() => parseSince(span, now)).toThrow(`"${span}" is not a span of time.`);
});
