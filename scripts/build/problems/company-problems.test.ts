import { company, mainOffice } from '@/content/company.ts';
import { companyProblems, companyWarnings } from './company-problems.ts';

const withPhone = (phone: string) => ({
  ...company,
  offices: [{ ...mainOffice, phone }] as const,
  outOfHoursPhone: null,
});

test.each(['0121 496 0999', '+44 (0)121 496 0999', '07700 900999', '+33 1 99 00 12 34'])(
  'accepts %s',
  (phone) => {
    expect(companyProblems(withPhone(phone))).toEqual([]);
    expect(companyWarnings(withPhone(phone))).toEqual([]);
  },
);

test('warns about a number with ten digits', () => {
  expect(companyProblems(withPhone('01632 96099'))).toEqual([]);
  expect(companyWarnings(withPhone('01632 96099'))).toEqual([
    expect.stringContaining('"01632 96099" has 10 digits'),
  ]);
});

test.each(['01632 9609', '07700 90099', 'none'])('rejects %s', (phone) => {
  expect(companyProblems(withPhone(phone))).toEqual([
    `content/company.ts: phone is "${phone}", which is not a phone number. Write it as it is dialled, with the area code.`,
  ]);
});

const [office] = company.offices;
const hours = { label: 'Monday', days: ['Monday'] } as const;

test.each([
  ['has the email "hello.your-domain.co.uk"', { email: 'hello.your-domain.co.uk' }],
  ['has the postcode "b11aa"', { address: { street: '1 Canal Street', postcode: 'b11aa' } }],
  ['closes at 08:00', { hours: [{ ...hours, text: '', opens: '13:00', closes: '08:00' }] }],
  [
    'has the text "by appointment"',
    { hours: [{ ...hours, text: 'by appointment', opens: '08:00', closes: '13:00' }] },
  ],
  ['has the text "7am-5pm"', { hours: [{ ...hours, text: '7am-5pm', opens: '07:00', closes: '18:00' }] }],
  [
    'has the text "8.30am to noon"',
    { hours: [{ ...hours, text: '8.30am to noon', opens: '08:30', closes: '13:00' }] },
  ],
])('rejects an office that %s', (message, changes) => {
  const invalid = { ...company, offices: [{ ...office, ...changes }] as const };
  expect(companyProblems(invalid)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['7.30am-5pm', '07:30', '17:00'],
  ['12 noon to 12:30pm', '12:00', '12:30'],
  ['07:00 to 18:00', '07:00', '18:00'],
  ['Day and night', '00:00', '23:59'],
])('accepts hours with the text "%s"', (text, opens, closes) => {
  const withHours = [{ ...office, hours: [{ ...hours, text, opens, closes }] }] as const;
  expect(companyProblems({ ...company, offices: withHours })).toEqual([]);
});
