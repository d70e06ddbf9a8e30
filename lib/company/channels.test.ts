import { contactText } from '@/content/contact-text.ts';
import { channelsOf } from './channels.ts';

const none = { outOfHoursPhone: null, whatsapp: null, textMessages: null };

test('channels without a number are omitted', () => expect(channelsOf(none)).toEqual([]));

test.each([
  ['outOfHoursPhone', 'tel:+441214960456'],
  ['whatsapp', 'https://wa.me/441214960456'],
  ['textMessages', 'sms:+441214960456'],
] as const)('the channel %s links to %s', (field, href) => {
  const printedNumber = '(0121) 496 0456';
  expect(channelsOf({ ...none, [field]: printedNumber })).toEqual([
    { label: contactText[field], printedNumber, number: '+441214960456', href },
  ]);
});

test('throws for an invalid number and names its field', () => {
  expect(() => channelsOf({ ...none, whatsapp: 'yes' })).toThrow(/content\/company\.ts: whatsapp is "yes"/);
});
