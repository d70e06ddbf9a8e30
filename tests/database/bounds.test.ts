import type { Field } from '@/content/forms/form';
import { boundsOf, isRequired } from '@/lib/forms/bounds';
import { phoneDigits } from '@/lib/forms/phone';
import { engine } from '../engine/engine-of-file';
import { count, formOf, insert, registration, reset, rows, tables } from './submissions';

beforeEach(reset);

const letters = (amount: number): string => 'ł'.repeat(amount);
const digits = (amount: number): string => '1'.repeat(amount);
const mailbox = (amount: number): string => `a@${'b'.repeat(amount - 4)}.c`;

/** Values at the bounds of a field and just beyond them, and others that its kind takes and refuses. */
type Cases = { readonly accepted: readonly unknown[]; readonly refused: readonly unknown[] };

const { mobile, national, international } = phoneDigits;

type Bounds = ReturnType<typeof boundsOf> & { readonly offered: readonly string[] };

const casesOf: Readonly<Record<Field['kind'], (bounds: Bounds) => Cases>> = {
  text: ({ min, max }) => ({
    accepted: [letters(min), letters(max)],
    refused: [letters(max + 1), 'Two\nlines', 'Bell\u0007', 'Delete\u007f'],
  }),
  textarea: ({ min, max }) => ({
    accepted: [letters(min), letters(max), 'Two\n\nparagraphs\n\tand a tab'],
    refused: [letters(max + 1), 'Bell\u0007', 'Escape\u001b[2J'],
  }),
  email: ({ min, max }) => ({
    accepted: [mailbox(min), mailbox(max)],
    refused: [
      mailbox(max + 1),
      ...'nobody|@example.com|a b@example.com|name@example|name@example.com.|a@|a@b.|a@b@c.d|a@b\u0001.c'.split(
        '|',
      ),
    ],
  }),
  phone: ({ max }) => ({
    accepted: [
      digits(international.min),
      digits(international.max),
      `0${digits(national.min - 1)}`,
      `0${digits(national.max - 1)}`,
      `07${digits(mobile.max - 2)}`,
      `${'.'.repeat(max - national.max)}0${digits(national.max - 1)}`,
      '+44 (0)121 496-0000 ext. 12',
    ],
    refused: [
      digits(international.min - 1),
      digits(international.max + 1),
      `0${digits(national.min - 2)}`,
      `0${digits(national.max)}`,
      `07${digits(mobile.min - 3)}`,
      `07${digits(mobile.max - 1)}`,
      `${'.'.repeat(max - national.max + 1)}0${digits(national.max - 1)}`,
      '07700 90',
      '0121 4960 ext. 12',
      'call me 01214960000',
      '0121 496 0000;',
    ],
  }),
  number: ({ min, max }) => ({ accepted: [min, max, '7'], refused: [min - 1, max + 1, 2147483647] }),
  checkboxes: ({ min, max, offered }) => ({
    accepted: [offered.slice(0, min), offered.slice(0, max)],
    refused: [['Spaceship'], [...offered, 'Spaceship'], [offered[0]?.toLowerCase()], [offered[0], null]],
  }),
};

const nothing = (kind: Field['kind']): readonly unknown[] => {
  if (kind === 'number') return [undefined, null];
  if (kind === 'checkboxes') return [undefined, null, []];
  return [
    undefined,
    null,
    '',
    ' \t\n ',
    '\u00a0\u3000',
    '\u200b\u202e\ufeff',
    '\u3164',
    '\u2800\u00ad \u115f',
  ];
};

const fields = tables.flatMap((table) =>
  Object.values(formOf.get(table)!.fields).map((field) => ({ table, column: field.column, field })),
);

describe.each(fields)('$table $column', ({ table, column, field }) => {
  const row = rows[table];
  const { accepted, refused } = casesOf[field.kind]({
    ...boundsOf(field),
    offered: 'offered' in field ? field.offered : [],
  });
  const required = isRequired(field);
  const constraint = `${table}_${column}_check`;
  const sentence = async () => {
    const [found] = await engine.query<{ comment: string | null }>(
      `select obj_description(oid, 'pg_constraint') as comment from pg_constraint where conname = $1`,
      [constraint],
    );
    return found?.comment;
  };

  test('is accepted at its bounds and stored as sent', async () => {
    for (const value of accepted) {
      await expect(insert(table, { ...row, [column]: value })).resolves.toEqual({ status: 201, body: null });
    }
    const stored = await engine.query<{ value: unknown }>(
      `select to_jsonb(${column}) as value from public.${table} order by created_at`,
    );
    expect(stored.map(({ value }) => String(value))).toEqual(accepted.map(String));
  });

  test('is refused beyond them with the sentence of its constraint', async () => {
    const message = await sentence();
    expect(message).toMatch(/^Please .+\.$/);
    for (const value of refused) {
      await expect(insert(table, { ...row, [column]: value })).resolves.toEqual({
        status: 400,
        body: { code: '22023', details: null, hint: null, message },
      });
    }
    await expect(count(table)).resolves.toBe(0);
  });

  test('is refused by the constraint as well, without the guard', async () => {
    await engine.query(`alter table public.${table} disable trigger ${table}_guard`);
    try {
      for (const value of refused) {
        await expect(insert(table, { ...row, [column]: value })).resolves.toMatchObject({
          status: 400,
          body: { code: '23514', message: expect.stringContaining(constraint) as string },
        });
      }
    } finally {
      await engine.query(`alter table public.${table} enable trigger ${table}_guard`);
    }
    await expect(count(table)).resolves.toBe(0);
  });

  test(`${required ? 'is asked for' : 'may be left out'} when it is missing or has nothing visible in it`, async () => {
    const refusal = { status: 400, body: { code: '22023', message: await sentence() } };
    // A field that was added later has a default, for the forms of pages from before it.
    const [inDatabase] = await engine.query<{ hasDefault: boolean }>(
      `select atthasdef as "hasDefault" from pg_attribute where attrelid = ('public.' || $1)::regclass and attname = $2`,
      [table, column],
    );
    for (const value of nothing(field.kind))
      await expect(insert(table, { ...row, [column]: value })).resolves.toMatchObject(
        required && !(inDatabase?.hasDefault && value === undefined) ? refusal : { status: 201 },
      );
    if (required) return;
    const stored = await engine.query(`select distinct ${column} as value from public.${table}`);
    expect(stored).toEqual([{ value: '' }]);
  });
});

test('a sentence names the longest text that it takes', async () => {
  const named = await engine.query<{ table: string; column: string; comment: string }>(
    `select conrelid::regclass::text as table, attname as column, obj_description(c.oid, 'pg_constraint') as comment
     from pg_constraint c join pg_attribute a on attrelid = conrelid and attnum = conkey[1] where contype = 'c'`,
  );
  const texts = fields.filter(({ field }) => 'max' in field);
  for (const { table, column, field } of texts) {
    const found = named.find((one) => one.table.endsWith(table) && one.column === column);
    expect(found?.comment).toMatch(new RegExp(`\\b${boundsOf(field).max}\\b`));
  }
});

test('years of experience that are not a whole number are refused', async () => {
  for (const experience of ['five', 2.5, '', true, {}, [], 1e30])
    expect((await insert('operators', { ...registration, experience })).status).toBe(400);
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
    address: '\r\n1 High Street\r\nBirming\ufeffham\rB1\n',
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
