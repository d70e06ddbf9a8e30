import { securityTxt } from './security-txt';

const expiresOf = (built: string) => /^Expires: (.+)$/m.exec(securityTxt(new Date(built)))?.[1];

test('expires 364 days after the build, at midnight, so that two builds of a day agree', () => {
  expect(expiresOf('2026-11-20T23:59:00Z')).toBe('2027-11-19T00:00:00.000Z');
  expect(expiresOf('2026-11-20T00:01:00Z')).toBe('2027-11-19T00:00:00.000Z');
});
