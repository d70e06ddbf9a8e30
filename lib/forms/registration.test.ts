import { equipmentNames } from '@/content/equipment';
import { registrationFields as words, wrongEntry } from '@/content/form-fields';
import { filledIn } from './filled-in';
import { phoneDigits } from './phone-rule';
import { checkRegistration, registrationRules as rules } from './registration';

const formOf = (fields: Readonly<Record<string, string>>, equipment: readonly string[] = ['Dumper']) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...filledIn(rules), ...fields })) data.set(name, value);
  data.delete('equipment');
  for (const name of equipment) data.append('equipment', name);
  return data;
};

/** The message about the field, or undefined when the form is correct. */
const messageFor = (field: keyof typeof rules, value: string) => {
  const checked = checkRegistration(formOf({ [field]: value }));
  if (checked.ok) return undefined;
  expect(checked.errors.map((error) => error.field)).toEqual([field]);
  return checked.errors[0]?.message;
};

test('a correct form becomes a row of cleaned values', () => {
  const data = formOf(
    {
      fullName: '  Łucja\tO’Brien ',
      email: ' ada@example.com\u200E',
      phone: '\u202A+44\u00A0(0)121-496\u20110000\u202C',
      address: ' 1 Canal Street\r\nDigbeth\rBirmingham ',
      experience: ' 07 ',
      reference: '',
    },
    ['Roller', 'Dumper', 'Dumper', 'Spaceship'],
  );
  expect(checkRegistration(data)).toMatchObject({
    ok: true,
    row: {
      full_name: 'Łucja O’Brien',
      email: 'ada@example.com',
      phone: '+44 (0)121-496-0000',
      address: '1 Canal Street\nDigbeth\nBirmingham',
      experience: 7,
      equipment: ['Dumper', 'Roller'],
    },
  });
});

test('an empty form names every required field in the order of the page', () => {
  const required = Object.entries(rules).flatMap(([field, rule]) => (rule.required ? [field] : []));
  const checked = checkRegistration(new FormData());
  expect(checked.ok ? [] : checked.errors.map(({ field }) => field)).toEqual(required);
});

test('a file in the place of a text is no text', () => {
  const data = formOf({});
  data.set('fullName', new File(['x'], 'name.txt'));
  expect(checkRegistration(data)).toEqual({
    ok: false,
    errors: [{ field: 'fullName', message: words.fullName.missing }],
  });
});

test.each([
  ['fullName', 'O'],
  ['fullName', '李雷'],
  ['fullName', 'محمد'],
  ['fullName', 'a'.repeat(rules.fullName.max)],
  ['fullName', '👷'.repeat(rules.fullName.max)],
  ['email', 'a@b.co'],
  ['email', 'first.last+tag@mail.example.co.uk'],
  ['email', 'ülf@bücher.example'],
  ['phone', '01214960000'],
  ['phone', '0121 496 0000 ext. 12'],
  ['phone', '(0121) 496-0000'],
  ['phone', '+44 121 496 0000'],
  ['phone', '0044 121 496 0000'],
  ['phone', '0044 (0)121 496 0000'],
  ['phone', '00353 1 234 5678'],
  ['phone', '0121.496.0000'],
  ['phone', '0121/496/0000 x2'],
  ['phone', '(0)121 496 0000'],
  ['phone', '0169 772 345'],
  ['phone', '+44 (0)121 496 0000 ext. 123456'],
  ['phone', '+298 123 456'],
  ['phone', '+49 30 12345678901'],
  ['phone', '+44 0121 496 0000'],
  ['address', 'Flat 1\n1 Canal Street\nBirmingham'],
  ['address', 'a'.repeat(rules.address.max)],
  ['experience', '0'],
  ['experience', '80'],
] as const)('%s takes %j', (field, value) => {
  expect(messageFor(field, value)).toBeUndefined();
});

const badMobile = (entered: number) => wrongEntry.mobileDigits(phoneDigits.mobile, entered);
const badNational = (entered: number) => wrongEntry.nationalDigits(phoneDigits.national, entered);
const badInternational = (entered: number) =>
  wrongEntry.internationalDigits(phoneDigits.international, entered);
const tooLong = (field: 'fullName' | 'email' | 'phone' | 'address', entered: number) =>
  wrongEntry.tooLong(words[field].name, rules[field].max, entered);
const { min: fewest, max: most } = rules.experience;
const notWhole = wrongEntry.notWhole(words.experience.name);
const notBetween = wrongEntry.notBetween(words.experience.name, fewest, most);

test.each([
  ['fullName', '', words.fullName.missing],
  ['fullName', ' \u00A0\t', words.fullName.missing],
  ['fullName', '\u202E\u200F', words.fullName.missing],
  ['fullName', 'a'.repeat(rules.fullName.max + 1), tooLong('fullName', rules.fullName.max + 1)],
  ['email', '', words.email.missing],
  ['email', 'ada', wrongEntry.email],
  ['email', 'ada@example', wrongEntry.email],
  ['email', 'ada@@example.com', wrongEntry.email],
  ['email', 'ada b@example.com', wrongEntry.email],
  ['email', 'ada@example.com.', wrongEntry.email],
  ['email', `${'a'.repeat(250)}@example.com`, tooLong('email', 262)],
  ['phone', '', words.phone.missing],
  ['phone', '12345', badInternational(5)],
  ['phone', '+44 (0)7700', badInternational(6)],
  ['phone', '1234567890123456', badInternational(16)],
  ['phone', '07700 90', badMobile(7)],
  ['phone', '07700 90012', badMobile(10)],
  ['phone', '0121 496', badNational(7)],
  ['phone', '0121 496 01 ext. 234', badNational(9)],
  ['phone', '0121 496 0000 / 07700 900123', badNational(22)],
  ['phone', '00', wrongEntry.phone],
  ['phone', 'ext. 12', wrongEntry.phone],
  ['phone', '(+)', wrongEntry.phone],
  ['phone', 'call me', wrongEntry.phone],
  ['phone', '0121 496 0000 (mobile)', wrongEntry.phone],
  ['phone', `0121${'-'.repeat(30)}4960000`, tooLong('phone', 41)],
  ['address', '', words.address.missing],
  ['address', 'a'.repeat(rules.address.max + 1), tooLong('address', rules.address.max + 1)],
  ['experience', '', words.experience.missing],
  ['experience', '2.5', notWhole],
  ['experience', '1e1', notWhole],
  ['experience', 'ten', notWhole],
  ['experience', '-1', notBetween],
  ['experience', '81', notBetween],
] as const)('%s refuses %j', (field, value, message) => {
  expect(messageFor(field, value)).toBe(message);
});

test.each([[[]], [['Spaceship']], [['dumper']]])('the machines %j are none', (equipment) => {
  expect(checkRegistration(formOf({}, equipment))).toEqual({
    ok: false,
    errors: [{ field: 'equipment', message: words.equipment.missing }],
  });
});

test('every machine can be chosen', () => {
  const checked = checkRegistration(formOf({}, equipmentNames));
  expect(checked.ok && checked.row.equipment).toEqual(equipmentNames);
});
