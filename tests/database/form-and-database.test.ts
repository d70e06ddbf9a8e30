import { equipmentNames } from '@/content/equipment';
import { enquiryBounds, registrationBounds } from '@/lib/forms/bounds';
import { checkEnquiry } from '@/lib/forms/enquiry';
import { cleanLine, emailMessage } from '@/lib/forms/field-rules';
import { checkRegistration } from '@/lib/forms/registration';
import { createRandom } from '@/scripts/attack/random';
import { forkBackend, type ForkedBackend } from '@/scripts/backend/fork-backend';
import { insert, reset } from './submissions';

let backend: ForkedBackend;
beforeAll(async () => {
  backend = await forkBackend();
});
afterAll(() => backend.close());
beforeEach(() => reset(backend));

const random = createRandom(20261120);

/** Letters of several scripts, what an address is made of, and every kind of space and unseen character. */
const characters = [
  ...'aZ1ł李ع@@@...-+_',
  '👷',
  ' ',
  '\t',
  '\n',
  '\u0001',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u1680',
  '\u2003',
  '\u200b',
  '\u200f',
  '\u2028',
  '\u202e',
  '\u205f',
  '\u2060',
  '\u3000',
  '\ufeff',
] as unknown as readonly [string, ...string[]];

const randomText = (longest: number) =>
  Array.from({ length: random.below(longest + 1) }, () => random.pick(characters)).join('');

const known = [
  'name@example.com',
  'first.last+tag@mail.example.co.uk',
  'ülf@bücher.example',
  '李@例え.jp',
  'a@b.c',
  'a@b.',
  'a@.b',
  'a@b..c',
  'name@example',
  'name@example.com.',
  '@example.com',
  'a@b@c.d',
  'a b@example.com',
  'a\u00a0b@example.com',
  'a@exam\u2003ple.com',
  '\u202aname@example.com\u202c',
  `${'a'.repeat(242)}@example.com`,
  `${'a'.repeat(243)}@example.com`,
];

test('an email address is right for the form exactly when it is right for the database', async () => {
  const nearlyRight = () => `${randomText(2)}@${randomText(2)}.${randomText(2)}`;
  const entered = [
    ...known,
    ...Array.from({ length: 1000 }, () => randomText(9)),
    ...Array.from({ length: 2000 }, nearlyRight),
  ];
  const addresses = entered.map(cleanLine);
  const rows = await backend.query<{ right: boolean }>(
    `select private.is_email(private.clean_line(value)) as right
     from jsonb_array_elements_text($1::jsonb) with ordinality as entered (value, position) order by position`,
    [JSON.stringify(addresses)],
  );
  const byForm = addresses.filter((email) => emailMessage(email, registrationBounds.email) === null);
  const byDatabase = addresses.filter((_, index) => rows[index]?.right === true);
  expect(byDatabase).toEqual(byForm);
  expect(byForm.length).toBeGreaterThan(20);
  expect(byForm.length).toBeLessThan(entered.length / 2);
  expect(enquiryBounds.email).toEqual(registrationBounds.email);
});

const formOf = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const randomPhone = () =>
  [
    random.pick(['', '0', '+44', '+44 (0)', '(0)', '00', '+298', '(0121)', '7', 'call ']),
    ...Array.from(
      { length: random.below(16) },
      () => String(random.below(10)) + random.pick(['', '', ' ', '-', '/', '(0)', '.']),
    ),
    random.pick(['', '', ' ext. 12', ' x2', '#7', ', 3', ';']),
  ].join('');

test('a phone number is right for the form exactly when it is right for the database', async () => {
  const entered = Array.from({ length: 3000 }, randomPhone).filter((phone) => phone.trim() === phone);
  const rows = await backend.query<{ right: boolean }>(
    `select private.is_phone(value) as right
     from jsonb_array_elements_text($1::jsonb) with ordinality as entered (value, position) order by position`,
    [JSON.stringify(entered)],
  );
  const byForm = entered.filter((phone) => {
    const checked = checkRegistration(formOf({ phone }));
    return !checked.ok && checked.errors.every(({ field }) => field !== 'phone');
  });
  const byDatabase = entered.filter((_, index) => rows[index]?.right === true);
  expect(byDatabase).toEqual(byForm);
  expect(byForm.length).toBeGreaterThan(entered.length / 10);
  expect(byForm.length).toBeLessThan(entered.length * 0.9);
});

const accepted = <Row>(checked: { readonly ok: true; readonly row: Row } | { readonly ok: false }) =>
  checked.ok ? [checked.row] : [];

test('every registration that the form accepts is stored letter for letter', async () => {
  const rows = Array.from({ length: 300 }, (_, index) =>
    checkRegistration(
      formOf({
        fullName: randomText(12),
        email: `person${index}@example.com`,
        phone: `${random.pick(['+44 (0)121', '0121', '\u202a0121', ' 0121'])}${random.pick([' ', '-', '\u2011', '\u2014', '\u00a0', '.'])}496 0000`,
        address: randomText(40),
        experience: String(random.below(81)),
        equipment: random.pick(equipmentNames as unknown as readonly [string, ...string[]]),
      }),
    ),
  ).flatMap((checked) => accepted(checked));
  expect(rows.length).toBeGreaterThan(200);
  await expect(insert(backend, 'operators', rows)).resolves.toEqual({ status: 201, body: null });
  const stored = await backend.query(
    'select full_name, email, phone, address, experience, equipment from public.operators',
  );
  expect(stored).toHaveLength(rows.length);
  expect(stored).toEqual(expect.arrayContaining(rows));
});

test('every message that the form accepts is stored letter for letter', async () => {
  const rows = Array.from({ length: 300 }, (_, index) =>
    checkEnquiry(
      formOf({
        name: randomText(12),
        email: `person${index}@example.com`,
        subject: randomText(12),
        message: randomText(60),
      }),
    ),
  ).flatMap((checked) => accepted(checked));
  expect(rows.length).toBeGreaterThan(200);
  await expect(insert(backend, 'enquiries', rows)).resolves.toEqual({ status: 201, body: null });
  const stored = await backend.query('select name, email, subject, message from public.enquiries');
  expect(stored).toHaveLength(rows.length);
  expect(stored).toEqual(expect.arrayContaining(rows));
});
