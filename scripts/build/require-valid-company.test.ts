import { company } from '@/content/company';
import { ExpectedError } from '../shared/expected-error';
import { requireValidCompany } from './require-valid-company';

const check = (phone: string) =>
  requireValidCompany({ ...company, offices: [{ ...company.offices[0], phone }], outOfHoursPhone: null });

test.each(['0121 496 0999', '+44 (0)121 496 0999', '07700 900999', '+33 1 99 00 12 34'])(
  'accepts %s',
  (phone) => {
    expect(check(phone)).toEqual([]);
  },
);

test('warns about a number with ten digits', () => {
  expect(check('01632 96099')).toEqual([expect.stringContaining('"01632 96099" has 10 digits')]);
});

test.each(['01632 9609', '07700 90099', 'none'])('rejects %s', (phone) => {
  expect(() => check(phone)).toThrow(ExpectedError);
});

const [office] = company.offices;
const [hours] = office.hours;

test.each([
  ['has the email "hello.your-domain.co.uk"', { email: 'hello.your-domain.co.uk' }],
  ['closes at 08:00', { hours: hours ? [{ ...hours, opens: '13:00', closes: '08:00' }] : [] }],
])('rejects an office that %s', (message, changes) => {
  const invalid = { ...company, offices: [{ ...office, ...changes }] as const };
  expect(() => requireValidCompany(invalid)).toThrow(message);
});

const soleTrader = { registeredName: 'Ada Lock', office: '2 Quay' };

test.each([
  ['person has no role', { person: { name: 'Ada' } }],
  ['registration has no office', { registration: { registeredName: 'Ada Lock' } }],
  ['registration has no place', { registration: { ...soleTrader, number: '00000000' } }],
])('rejects a company whose %s', (message, changes) => {
  expect(() => requireValidCompany({ ...company, ...changes } as typeof company)).toThrow(message);
});

test('accepts a sole trader, who has no company number', () => {
  expect(() => requireValidCompany({ ...company, registration: soleTrader })).not.toThrow();
});
