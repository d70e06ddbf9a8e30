import { securityTxt, securityTxtExpiry } from './security-txt.ts';

test.each([
  ['2026-11-20T23:59:00Z', '2027-10-19T23:59:00Z', false],
  ['2026-11-20T00:01:00Z', '2027-10-20T00:01:00Z', true],
  ['2026-11-20T00:01:00Z', '2028-01-01T00:00:00Z', true],
])('built at %s, security.txt expires after 364 days; at %s, isNear is %s', (built, now, isNear) => {
  const text = securityTxt(new Date(built));
  expect(text).toContain('\nExpires: 2027-11-19T00:00:00.000Z\n');
  expect(securityTxtExpiry(text, new Date(now))).toEqual({ day: '2027-11-19', isNear });
});
