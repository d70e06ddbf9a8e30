import { contactWords } from '@/content/contact-words';
import { channelsOf } from './channels';

const none = { outOfHoursPhone: null, whatsapp: null, textMessages: null };

test('nothing is shown that has not been filled in', () => expect(channelsOf(none)).toEqual([]));

test.each([
  ['outOfHoursPhone', 'tel:+441214960456'],
  ['whatsapp', 'https://wa.me/441214960456'],
  ['textMessages', 'sms:+441214960456'],
] as const)('%s leads to %s', (field, href) => {
  const printed = '(0121) 496 0456';
  expect(channelsOf({ ...none, [field]: printed })).toEqual([
    { label: contactWords[field], printed, number: '+441214960456', href },
  ]);
});

test('what is no number fails the build, with the field that has it', () => {
  expect(() => channelsOf({ ...none, whatsapp: 'yes' })).toThrow(/content\/company\.ts: whatsapp is "yes"/);
});
