import { securityTxt, securityTxtExpiry } from './security-txt';

const expiryOf = (built: string, now: string) =>
  securityTxtExpiry(securityTxt(new Date(built)), new Date(now));

test('expires 364 days after the build, at midnight, so that two builds of a day agree', () => {
  expect(securityTxt(new Date('2026-11-20T23:59:00Z'))).toContain('\nExpires: 2027-11-19T00:00:00.000Z\n');
  expect(securityTxt(new Date('2026-11-20T00:01:00Z'))).toContain('\nExpires: 2027-11-19T00:00:00.000Z\n');
});

test('its expiry is near 30 days before', () => {
  const built = '2026-11-20T12:00:00Z';
  expect(expiryOf(built, '2027-10-19T23:59:00Z')).toEqual({ day: '2027-11-19', isNear: false });
  expect(expiryOf(built, '2027-10-20T00:01:00Z')).toEqual({ day: '2027-11-19', isNear: true });
  expect(expiryOf(built, '2028-01-01T00:00:00Z')).toEqual({ day: '2027-11-19', isNear: true });
  expect(securityTxtExpiry('Contact: mailto:a@b.co\n', new Date())).toBeUndefined();
});
