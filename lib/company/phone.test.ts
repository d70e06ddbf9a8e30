import { mainOffice } from '@/content/company.ts';
import { internationalPhone, phoneFromAbroad, relayNumber, relayUrl } from './phone.ts';

test.each([
  ['(0121) 496 0000', '+441214960000'],
  ['0121 496 0000', '+441214960000'],
  ['0121-496-0000', '+441214960000'],
  ['01214960000', '+441214960000'],
  ['+44 121 496 0000', '+441214960000'],
  ['+44 (0)121 496 0000', '+441214960000'],
  ['0044 121 496 0000', '+441214960000'],
  ['+44 (0)20 7946 0123', '+442079460123'],
  ['0115 496 0123', '+441154960123'],
  ['+33 1 23 45 67 89', '+33123456789'],
])('links to %s as %s', (printed, number) => {
  expect(internationalPhone(printed)).toBe(number);
});

test.each(['', '12', '0121 496 00004', '0121 496 O000', '0121 496 0000 or 0161 496 0000', 'call us'])(
  'throws for the invalid number "%s" and names its field',
  (printed) => {
    expect(() => internationalPhone(printed)).toThrow(/content\/company\.ts: phone is/);
  },
);

test('the numbers for callers abroad and for Relay UK match the phone number', () => {
  const national = internationalPhone(mainOffice.phone).replace('+44', '0');
  expect(relayUrl(mainOffice.phone)).toBe(`tel:18001${national}`);
  const abroad = phoneFromAbroad(mainOffice.phone);
  if (abroad) expect(abroad.replaceAll(' ', '')).toBe(internationalPhone(mainOffice.phone));
});

test.each([
  ['(0121) 496 0000', '+44 121 496 0000', '18001 0121 496 0000'],
  ['0121 496 0000', '+44 121 496 0000', '18001 0121 496 0000'],
  ['+44 (0)121 496 0000', undefined, '18001 0121 496 0000'],
  ['+44 121 496 0000', undefined, '18001 0121 496 0000'],
  ['0044 121 496 0000', undefined, '18001 0121 496 0000'],
  ['0121-496-0000', '+44 121 496 0000', '18001 0121 496 0000'],
  ['0121.496.0000', '+44 121 496 0000', '18001 0121 496 0000'],
  ['01214960000', '+44 1214960000', '18001 01214960000'],
  ['0121 496 0000 ext. 12', '+44 121 496 0000', '18001 0121 496 0000'],
  ['07700 900123', '+44 7700 900123', '18001 07700 900123'],
  ['0300 123 4567', '+44 300 123 4567', '18001 0300 123 4567'],
  ['0800 496 0000', undefined, '18001 0800 496 0000'],
  ['0500 496000', undefined, '18001 0500 496000'],
  ['0909 879 0000', undefined, '18001 0909 879 0000'],
])('prints %s for callers abroad and for Relay UK', (printed, abroad, relay) => {
  expect([phoneFromAbroad(printed), relayNumber(printed)]).toEqual([abroad, relay]);
});
