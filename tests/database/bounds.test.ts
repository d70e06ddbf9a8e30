import { equipmentNames } from '@/content/equipment';
import { enquiryBounds, phoneDigits, registrationBounds } from '@/lib/forms/bounds';
import { engine } from '../engine/engine-of-file';
import { count, enquiry, insert, registration, reset } from './submissions';

beforeEach(reset);

const machines = (amount: number): readonly string[] => equipmentNames.slice(0, amount);
const letters = (amount: number): string => 'ł'.repeat(amount);
const digits = (amount: number): string => '1'.repeat(amount);
const mailbox = (amount: number): string => `a@${'b'.repeat(amount - 4)}.c`;

/** A column with the values at its bounds, those just beyond, and the sentences for a missing and for a wrong value. */
type Case = {
  readonly table: 'operators' | 'enquiries';
  readonly column: string;
  readonly accepted: readonly unknown[];
  readonly refused: readonly unknown[];
  readonly missing?: string;
  readonly wrong: string;
};

const { fullName, email, phone, address, experience, equipment } = registrationBounds;
const { national, international } = phoneDigits;

const cases: readonly Case[] = [
  {
    table: 'operators',
    column: 'full_name',
    accepted: [letters(fullName.min), letters(fullName.max)],
    refused: [letters(fullName.max + 1), 'Two\nlines', 'Bell\u0007', 'Delete\u007f'],
    missing: 'Please enter your full name.',
    wrong: `Please enter your full name on one line of up to ${fullName.max} characters.`,
  },
  {
    table: 'operators',
    column: 'email',
    accepted: [mailbox(email.min), mailbox(email.max)],
    refused: [
      'a@',
      mailbox(email.max + 1),
      'nobody',
      '@example.com',
      'a b@example.com',
      'name@example',
      'name@example.com.',
      'a@b@c.d',
      'a@b\u0001.c',
    ],
    missing: 'Please enter your email address.',
    wrong: 'Please enter an email address in the format name@example.com.',
  },
  {
    table: 'operators',
    column: 'phone',
    accepted: [
      digits(international.min),
      digits(international.max),
      `0${digits(national.min - 1)}`,
      `0${digits(national.max - 1)}`,
      `${'.'.repeat(phone.max - national.max)}0${digits(national.max - 1)}`,
      '+44 (0)121 496-0000 ext. 12',
    ],
    refused: [
      digits(international.min - 1),
      digits(international.max + 1),
      `0${digits(national.min - 2)}`,
      `0${digits(national.max)}`,
      `${'.'.repeat(phone.max - national.max + 1)}0${digits(national.max - 1)}`,
      '07700 90',
      '0121 4960 ext. 12',
      'call me 01214960000',
      '0121 496 0000;',
    ],
    missing: 'Please enter your phone number.',
    wrong:
      'Please enter a phone number we can call: 10 or 11 digits if it begins with 0, otherwise 8 to 15 digits with the country code.',
  },
  {
    table: 'operators',
    column: 'address',
    accepted: [letters(address.min), letters(address.max), '1 High Street\nBirmingham\n\tB1'],
    refused: [letters(address.max + 1), 'Escape\u001b[2J'],
    missing: 'Please enter your address.',
    wrong: `Please enter your address in up to ${address.max} characters.`,
  },
  {
    table: 'operators',
    column: 'experience',
    accepted: [experience.min, experience.max, '7'],
    refused: [experience.min - 1, experience.max + 1, 2147483647],
    wrong: `Please enter your years of experience as a whole number from ${experience.min} to ${experience.max}.`,
  },
  {
    table: 'operators',
    column: 'equipment',
    accepted: [machines(equipment.min), machines(equipment.max)],
    refused: [['Tractor'], [...equipmentNames, 'Tractor'], ['dumper'], ['Dumper', null]],
    wrong: 'Please select machines from the list only.',
  },
  {
    table: 'enquiries',
    column: 'name',
    accepted: [letters(enquiryBounds.name.min), letters(enquiryBounds.name.max)],
    refused: [letters(enquiryBounds.name.max + 1), 'Two\nlines'],
    missing: 'Please enter your name.',
    wrong: `Please enter your name on one line of up to ${enquiryBounds.name.max} characters.`,
  },
  {
    table: 'enquiries',
    column: 'email',
    accepted: [mailbox(enquiryBounds.email.min), mailbox(enquiryBounds.email.max)],
    refused: ['a@', 'a@b.', mailbox(enquiryBounds.email.max + 1), 'nobody', 'name@example'],
    missing: 'Please enter your email address.',
    wrong: 'Please enter an email address in the format name@example.com.',
  },
  {
    table: 'enquiries',
    column: 'subject',
    accepted: [letters(enquiryBounds.subject.min), letters(enquiryBounds.subject.max)],
    refused: [letters(enquiryBounds.subject.max + 1), 'Two\nlines'],
    wrong: `Please enter a subject on one line of up to ${enquiryBounds.subject.max} characters.`,
  },
  {
    table: 'enquiries',
    column: 'message',
    accepted: [letters(enquiryBounds.message.min), letters(enquiryBounds.message.max), 'Two\n\nparagraphs'],
    refused: [letters(enquiryBounds.message.max + 1), 'Bell\u0007'],
    missing: 'Please enter your message.',
    wrong: `Please enter your message in up to ${enquiryBounds.message.max} characters.`,
  },
];

describe.each(cases)('$table $column', ({ table, column, accepted, refused, missing, wrong }) => {
  const row = table === 'operators' ? registration : enquiry;

  test('is accepted at its bounds and stored as sent', async () => {
    for (const value of accepted) {
      await expect(insert(table, { ...row, [column]: value })).resolves.toEqual({
        status: 201,
        body: null,
      });
    }
    const stored = await engine.query<{ value: unknown }>(
      `select to_jsonb(${column}) as value from public.${table} order by created_at`,
    );
    expect(stored.map(({ value }) => String(value))).toEqual(accepted.map(String));
  });

  test('is refused beyond them with a sentence of its own', async () => {
    for (const value of refused) {
      await expect(insert(table, { ...row, [column]: value })).resolves.toEqual({
        status: 400,
        body: { code: '22023', details: null, hint: null, message: wrong },
      });
    }
    await expect(count(table)).resolves.toBe(0);
  });

  test('is refused by the check as well, without the guard', async () => {
    await engine.query(`alter table public.${table} disable trigger ${table}_guard`);
    try {
      for (const value of refused) {
        await expect(insert(table, { ...row, [column]: value })).resolves.toMatchObject({
          status: 400,
          body: { code: '23514', message: expect.stringContaining(`${table}_${column}_check`) as string },
        });
      }
    } finally {
      await engine.query(`alter table public.${table} enable trigger ${table}_guard`);
    }
    await expect(count(table)).resolves.toBe(0);
  });

  if (missing !== undefined) {
    test('is asked for when it is missing or has nothing visible in it', async () => {
      for (const value of [undefined, null, '', ' \t\n ', '\u00a0\u3000', '\u200b\u202e\ufeff']) {
        await expect(insert(table, { ...row, [column]: value })).resolves.toMatchObject({
          status: 400,
          body: { code: '22023', message: missing },
        });
      }
    });
  }
});

test('years of experience are asked for when they are missing', async () => {
  for (const value of [undefined, null]) {
    await expect(insert('operators', { ...registration, experience: value })).resolves.toMatchObject({
      status: 400,
      body: { code: '22023', message: 'Please enter your years of experience.' },
    });
  }
});

test('years of experience that are not a whole number are refused', async () => {
  for (const value of ['five', 2.5, '', true, {}, [], 1e30]) {
    await expect(insert('operators', { ...registration, experience: value })).resolves.toMatchObject({
      status: 400,
    });
  }
});

test('a machine is asked for when none is selected', async () => {
  for (const value of [undefined, null, []]) {
    await expect(insert('operators', { ...registration, equipment: value })).resolves.toMatchObject({
      status: 400,
      body: { code: '22023', message: 'Please select at least one machine.' },
    });
  }
});

test('a missing subject is stored as an empty one', async () => {
  for (const subject of [undefined, null]) {
    await expect(
      insert('enquiries', { ...enquiry, subject, message: `Subject ${subject}` }),
    ).resolves.toMatchObject({ status: 201 });
  }
  await expect(engine.query('select distinct subject from public.enquiries')).resolves.toEqual([
    { subject: '' },
  ]);
});

test('the machines are those of the form, in its order', async () => {
  await expect(engine.query('select private.equipment_names() as names')).resolves.toEqual([
    { names: equipmentNames },
  ]);
});

test('equipment is stored once each, in the order chosen', async () => {
  await insert('operators', {
    ...registration,
    equipment: ['Roller', 'Dumper', 'Roller', 'Crane', 'Dumper'],
  });
  await expect(engine.query('select equipment from public.operators')).resolves.toEqual([
    { equipment: ['Roller', 'Dumper', 'Crane'] },
  ]);
});

test('texts are tidied: spaces around them, direction marks, hard spaces and dashes in numbers, line breaks', async () => {
  await insert('operators', {
    ...registration,
    full_name: '  Zoë \u202eO\u2019Brien\u2069\ufeff ',
    email: ' Zoe@Example.com\t',
    phone: '\u202a+44\u00a0121\u2011496\u20130000\u202c',
    address: '\r\n1 High Street\r\nBirmingham\rB1\n',
  });
  await expect(
    engine.query('select full_name, email, phone, address from public.operators'),
  ).resolves.toEqual([
    {
      full_name: 'Zoë O’Brien',
      email: 'Zoe@Example.com',
      phone: '+44 121-496-0000',
      address: '1 High Street\nBirmingham\nB1',
    },
  ]);
});

test.each([
  'Łukasz Żółć',
  '李雷',
  'محمد علي',
  'Nguyễn Thị Ánh',
  "D'Arcy-Smith",
  '👩🏽‍🔧 Sam',
  '<b>Robert</b>; drop table operators;--',
])('the name %s is kept letter for letter', async (name) => {
  await expect(insert('operators', { ...registration, full_name: name })).resolves.toMatchObject({
    status: 201,
  });
  await expect(engine.query('select full_name from public.operators')).resolves.toEqual([
    { full_name: name },
  ]);
});
