import fc from 'fast-check';
import type { Field } from '@/content/forms/form';
import { registrationForm } from '@/content/forms/registration';
import { boundsOf } from '@/lib/forms/bounds';
import { checkForm } from '@/lib/forms/check-form';
import { filledIn } from '@/lib/forms/filled-in';
import { readField } from '@/lib/forms/read-field';
import { cleanLine, cleanText } from '@/lib/forms/texts';
import { engine } from '../engine/engine-of-file';
import { formOf as formBehind, insert, reset, tables } from './submissions';

beforeEach(reset);

const { fields } = registrationForm;

const seed = 20261120;

/** Letters of several scripts, what an address is made of, and every kind of space and unseen character. */
const characters = [
  ..."aZ1ł李ع👷@@@...-+_’<';% \t\n\u0001\u007f\u0085\u00a0\u1680\u2003\u200b\u200f\u2028\u202e\u205f\u2060\u3000\ufeff",
  '👩🏽\u200d🔧',
  'ی\u200cر',
  'ễ',
];

const text = (maxLength: number) =>
  fc.array(fc.constantFrom(...characters), { maxLength }).map((parts) => parts.join(''));

const known = [
  ...'a@b.c|a@b.|a@.b|a@b..c|name@example|@a.b|a@b@c.d|a b@a.b|a\u00a0b@a.b|a@exam\u2003ple.com|\u202aa@b.c\u202c'.split(
    '|',
  ),
  ...'first.last+tag@mail.example.co.uk|ülf@bücher.example|李@例え.jp'.split('|'),
  ...[242, 243].map((length) => `${'a'.repeat(length)}@example.com`),
];

const formOf = (entered: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entered)) data.set(name, value);
  return data;
};

const phones = fc
  .tuple(
    fc.constantFrom('', '0', '07', '+44', '+44 (0)', '(0)', '00', '+298', '(0121)', '7', 'call '),
    fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom('', '', ' ', '-', '/', '(0)', '.'))
        .map(([digit, gap]) => `${digit}${gap}`),
      { maxLength: 15, size: 'max' },
    ),
    fc.constantFrom('', '', ' ext. 12', ' x2', '#7', ', 3', ';'),
  )
  .map(([start, digits, end]) => start + digits.join('') + end);

const nearlyRight = fc.tuple(text(2), text(2), text(2)).map(([name, host, top]) => `${name}@${host}.${top}`);
const emails = [
  ...known,
  ...fc.sample(text(9), { seed, numRuns: 1000 }),
  ...fc.sample(nearlyRight, { seed, numRuns: 2000 }),
];

test.each([
  ['email', 'is_email', emails],
  ['phone', 'is_phone', fc.sample(phones, { numRuns: 3000, seed })],
] as const)(
  '%s is right for the form exactly when it is right for the database',
  async (name, isRight, samples) => {
    const entered = samples.map(cleanLine);
    const rows = await engine.query<{ right: boolean }>(
      `select private.${isRight}(private.clean_line(value)) as right
     from jsonb_array_elements_text($1::jsonb) with ordinality as entered (value, position) order by position`,
      [entered],
    );
    const byForm = entered.filter(
      (value) => 'value' in readField(fields[name], formOf({ [name]: value }), name),
    );
    expect(entered.filter((_, index) => rows[index]?.right === true)).toEqual(byForm);
    expect(byForm.length).toBeGreaterThan(20);
    expect(byForm.length).toBeLessThan(entered.length * 0.9);
  },
);

const planesWithLetters = [0, 1, 14];

/** Without control characters and halves of characters: the one takes them out, the other refuses them. */
const everyCharacter = planesWithLetters
  .flatMap((plane) =>
    Array.from({ length: 2 ** 16 }, (_, index) => String.fromCodePoint(plane * 2 ** 16 + index)),
  )
  .filter((character) => !/[\p{Surrogate}\p{Cc}]/u.test(character));

test('a character is nothing for the form exactly when it is nothing for the database', async () => {
  for (const [byForm, byDatabase] of [
    [cleanLine, 'clean_line'],
    [cleanText, 'clean_text'],
  ] as const) {
    const rows = await engine.query<{ character: string }>(
      `select character from unnest($1::text[]) as character where private.${byDatabase}(character) = ''`,
      [everyCharacter],
    );
    const empty = everyCharacter.filter((character) => byForm(character) === '');
    expect(rows.map(({ character }) => character.codePointAt(0)?.toString(16))).toEqual(
      empty.map((character) => character.codePointAt(0)?.toString(16)),
    );
    expect(empty.length).toBeGreaterThan(4096);
    expect(empty.length).toBeLessThan(5000);
  }
});

const oddPhone = fc
  .tuple(
    fc.constantFrom('+44 (0)121', '0121', '\u202a0121', ' 0121'),
    fc.constantFrom(' ', '-', '\u2011', '\u2014', '\u00a0', '.'),
    fc.integer({ min: 0, max: 9999 }).map((last) => String(last).padStart(4, '0')),
  )
  .map(([area, gap, last]) => `${area}${gap}496 ${last}`);

const entryFor = (field: Field): fc.Arbitrary<string> =>
  ({
    text: () => text(12),
    textarea: () => text(60),
    email: () => fc.uuid().map((name) => `${name}@example.com`),
    phone: () => oddPhone,
    number: () => fc.integer(boundsOf(field)).map(String),
    checkboxes: () => fc.constantFrom(...('offered' in field ? field.offered : [])),
  })[field.kind]();

test.each(tables)('everything that the form of %s accepts is stored letter for letter', async (table) => {
  const { fields: asked, limitedBy } = formBehind.get(table)!;
  const entries = fc.record(
    Object.fromEntries(Object.entries(asked).map(([name, field]) => [name, entryFor(field)])),
  );
  const accepted = fc.sample(entries, { seed, numRuns: 300 }).flatMap((entry) => {
    const checked = checkForm(asked, formOf({ ...filledIn(asked), ...entry }));
    return checked.ok ? [checked.row] : [];
  });
  // Each of another person, so that none is a repeat.
  const rows = [...new Map(accepted.map((row) => [row[limitedBy], row])).values()];
  expect(rows.length).toBeGreaterThan(100);
  for (let first = 0; first < rows.length; first += 20) {
    const answers = await Promise.all(rows.slice(first, first + 20).map((row) => insert(table, row)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  }
  const stored = await engine.query<object>(`select * from public.${table}`);
  expect(stored).toHaveLength(rows.length);
  expect(stored).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row) as unknown)));
});
