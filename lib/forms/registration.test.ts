import { equipmentNames } from '@/content/equipment';
import { filledIn } from './filled-in';
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
    errors: [{ field: 'fullName', message: 'Enter your full name' }],
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

const badEmail = 'Enter an email address in the correct format, like name@example.com';
const national = 'A phone number that begins with 0 has 10 or 11 digits. You have entered';
const mobile = 'A mobile number that begins with 07 has 11 digits. You have entered';
const international =
  'A phone number with a country code, like +44 121 496 0000, has 8 to 15 digits. You have entered';
const badPhone = 'Enter a phone number, like 0121 496 0000, 07700 900 123 or +44 121 496 0000';

test.each([
  ['fullName', '', 'Enter your full name'],
  ['fullName', ' \u00A0\t', 'Enter your full name'],
  ['fullName', '\u202E\u200F', 'Enter your full name'],
  ['fullName', 'a'.repeat(201), 'Full name must be 200 characters or fewer. You have entered 201'],
  ['email', '', 'Enter your email address'],
  ['email', 'ada', badEmail],
  ['email', 'ada@example', badEmail],
  ['email', 'ada@@example.com', badEmail],
  ['email', 'ada b@example.com', badEmail],
  ['email', 'ada@example.com.', badEmail],
  [
    'email',
    `${'a'.repeat(250)}@example.com`,
    'Email address must be 254 characters or fewer. You have entered 262',
  ],
  ['phone', '', 'Enter your phone number'],
  ['phone', '12345', `${international} 5`],
  ['phone', '+44 (0)7700', `${international} 6`],
  ['phone', '1234567890123456', `${international} 16`],
  ['phone', '07700 90', `${mobile} 7`],
  ['phone', '07700 90012', `${mobile} 10`],
  ['phone', '0121 496', `${national} 7`],
  ['phone', '0121 496 01 ext. 234', `${national} 9`],
  ['phone', '0121 496 0000 / 07700 900123', `${national} 22`],
  ['phone', '00', badPhone],
  ['phone', 'ext. 12', badPhone],
  ['phone', '(+)', badPhone],
  ['phone', 'call me', badPhone],
  ['phone', '0121 496 0000 (mobile)', badPhone],
  [
    'phone',
    `0121${'-'.repeat(30)}4960000`,
    'Phone number must be 40 characters or fewer. You have entered 41',
  ],
  ['address', '', 'Enter your address'],
  ['address', 'a'.repeat(501), 'Address must be 500 characters or fewer. You have entered 501'],
  ['experience', '', 'Enter your years of experience as a number, like 7'],
  ['experience', '2.5', 'Years of experience must be a whole number, like 7'],
  ['experience', '1e1', 'Years of experience must be a whole number, like 7'],
  ['experience', 'ten', 'Years of experience must be a whole number, like 7'],
  ['experience', '-1', 'Years of experience must be between 0 and 80'],
  ['experience', '81', 'Years of experience must be between 0 and 80'],
] as const)('%s refuses %j', (field, value, message) => {
  expect(messageFor(field, value)).toBe(message);
});

test.each([[[]], [['Spaceship']], [['dumper']]])('the machines %j are none', (equipment) => {
  expect(checkRegistration(formOf({}, equipment))).toEqual({
    ok: false,
    errors: [{ field: 'equipment', message: 'Tick at least one machine you hold a card for' }],
  });
});

test('every machine can be chosen', () => {
  const checked = checkRegistration(formOf({}, equipmentNames));
  expect(checked.ok && checked.row.equipment).toEqual(equipmentNames);
});
