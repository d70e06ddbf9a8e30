import { forms } from '@/content/forms';
import type { Fields, Form } from '@/content/forms/form';
import { wrongEntry } from '@/content/forms/wrong-entry';
import { boundsOf, isRequired } from './bounds';
import { checkForm } from './check-form';
import { filledIn } from './filled-in';
import { phoneDigits } from './phone';

const words = { label: 'Label', notSent: 'Not sent.' };

/** A field of each kind, and one that may be left empty. */
const fields = {
  text: { ...words, kind: 'text', column: 'a_text', max: 200, name: 'text', missing: 'No text' },
  optional: { ...words, kind: 'text', column: 'optional', max: 9, name: 'optional' },
  email: { ...words, kind: 'email', column: 'email', name: 'e-mail', missing: 'No e-mail' },
  phone: { ...words, kind: 'phone', column: 'phone', name: 'phone', missing: 'No phone' },
  lines: {
    ...words,
    kind: 'textarea',
    column: 'lines',
    rows: 3,
    max: 500,
    name: 'lines',
    missing: 'No lines',
  },
  number: { ...words, kind: 'number', column: 'years', min: 0, max: 80, name: 'years', missing: 'No years' },
  boxes: {
    ...words,
    kind: 'checkboxes',
    column: 'boxes',
    offered: ['A', 'B', 'C'],
    name: 'boxes',
    missing: 'None',
  },
} as const satisfies Fields;

type Entered = Readonly<Record<string, string | readonly string[]>>;

const formOf = (entered: Entered) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entered))
    for (const one of [value].flat()) data.append(name, one);
  return data;
};

const check = (entered: Entered) => checkForm(fields, formOf({ ...filledIn(fields), ...entered }));

/** The message about the field, or undefined when the form is correct. */
const messageFor = (field: keyof typeof fields, value: string) => {
  const checked = check({ [field]: value });
  if (checked.ok) return undefined;
  expect(checked.errors.map((error) => error.field)).toEqual([field]);
  return checked.errors[0]?.message;
};

test('a correct form becomes a row of cleaned values', () => {
  const checked = check({
    text: '  Łucja\tO’Brien ',
    optional: ' ',
    email: ' ada@example.com\u200E',
    phone: '\u202A+44\u00A0(0)121-496\u20110000\u202C',
    lines: ' 1 Canal Street\r\nDigbeth\rBirmingham ',
    number: ' 07 ',
    boxes: ['C', 'A', 'A', 'Spaceship'],
    unknown: 'field',
  });
  expect(checked).toEqual({
    ok: true,
    row: {
      a_text: 'Łucja O’Brien',
      optional: '',
      email: 'ada@example.com',
      phone: '+44 (0)121-496-0000',
      lines: '1 Canal Street\nDigbeth\nBirmingham',
      years: 7,
      boxes: ['A', 'C'],
    },
  });
});

test('a file in the place of a text is no text', () => {
  const data = formOf(filledIn(fields));
  data.set('text', new File(['x'], 'name.txt'));
  expect(checkForm(fields, data)).toEqual({
    ok: false,
    errors: [{ field: 'text', message: fields.text.missing }],
  });
});

const emailMax = boundsOf(fields.email).max;
const phoneMax = boundsOf(fields.phone).max;

test.each([
  ['text', ['O', '李雷', 'محمد', 'a'.repeat(fields.text.max), '👷'.repeat(fields.text.max)]],
  ['email', ['a@b.co', 'first.last+tag@mail.example.co.uk', 'ülf@bücher.example']],
  ['phone', ['01214960000', '(0121) 496-0000', '0121.496.0000', '0121/496/0000 x2', '0169 772 345']],
  [
    'phone',
    ['+44 121 496 0000', '0044 (0)121 496 0000', '+44 (0)121 496 0000 ext. 123456', '+44 0121 496 0000'],
  ],
  ['phone', ['00353 1 234 5678', '+298 123 456', '+49 30 12345678901']],
  ['lines', ['Flat 1\n1 Canal Street\nBirmingham', 'a'.repeat(fields.lines.max)]],
  ['number', [String(fields.number.min), String(fields.number.max)]],
] as const)('%s takes %j', (field, values) => {
  for (const value of values) expect([value, messageFor(field, value)]).toEqual([value, undefined]);
});

const badMobile = (entered: number) => wrongEntry.mobileDigits(phoneDigits.mobile, entered);
const badNational = (entered: number) => wrongEntry.nationalDigits(phoneDigits.national, entered);
const badInternational = (entered: number) =>
  wrongEntry.internationalDigits(phoneDigits.international, entered);
const tooLong = (field: 'text' | 'optional' | 'email' | 'phone' | 'lines', entered: number) =>
  wrongEntry.tooLong(fields[field].name, boundsOf(fields[field]).max, entered);
const notWhole = wrongEntry.notWhole(fields.number.name);
const notBetween = wrongEntry.notBetween(fields.number.name, fields.number.min, fields.number.max);

test.each([
  ['text', '', fields.text.missing],
  ['text', ' \u00A0\t', fields.text.missing],
  ['text', 'a'.repeat(fields.text.max + 1), tooLong('text', fields.text.max + 1)],
  ['optional', 'a'.repeat(fields.optional.max + 1), tooLong('optional', fields.optional.max + 1)],
  ['email', '', fields.email.missing],
  ['email', 'ada@example', wrongEntry.email],
  ['email', 'ada@example.com.', wrongEntry.email],
  ['email', `${'a'.repeat(emailMax)}@example.com`, tooLong('email', emailMax + 12)],
  ['phone', '', fields.phone.missing],
  ['phone', '12345', badInternational(5)],
  ['phone', '+44 (0)7700', badInternational(6)],
  ['phone', '1234567890123456', badInternational(16)],
  ['phone', '07700 90012', badMobile(10)],
  ['phone', '0121 496 01 ext. 234', badNational(9)],
  ['phone', '0121 496 0000 / 07700 900123', badNational(22)],
  ['phone', 'ext. 12', wrongEntry.phone],
  ['phone', '0121 496 0000 (mobile)', wrongEntry.phone],
  ['phone', `0121${'-'.repeat(phoneMax - 10)}4960000`, tooLong('phone', phoneMax + 1)],
  ['lines', '', fields.lines.missing],
  ['lines', 'a'.repeat(fields.lines.max + 1), tooLong('lines', fields.lines.max + 1)],
  ['number', '', fields.number.missing],
  ['number', '2.5', notWhole],
  ['number', '1e1', notWhole],
  ['number', String(fields.number.min - 1), notBetween],
  ['number', String(fields.number.max + 1), notBetween],
  ['boxes', '', fields.boxes.missing],
  ['boxes', 'Spaceship', fields.boxes.missing],
] as const)('%s refuses %j', (field, value, message) => {
  expect(messageFor(field, value)).toBe(message);
});

describe.each(forms.map((form) => [form.name, form] as const))('the form %s', (_, form: Form) => {
  test('takes what the tests fill in, and names every required field of an empty form in the order of the page', () => {
    expect(checkForm(form.fields, formOf(filledIn(form.fields))).ok).toBe(true);
    const required = Object.entries(form.fields).flatMap(([name, field]) =>
      isRequired(field) ? [name] : [],
    );
    const checked = checkForm(form.fields, new FormData());
    expect(checked.ok ? [] : checked.errors.map(({ field }) => field)).toEqual(required);
  });

  test('is limited by a column of a field that must be filled in, and quotes one of its columns', () => {
    const required = Object.values(form.fields).flatMap((field) => (isRequired(field) ? [field.column] : []));
    expect(required).toContain(form.limitedBy);
    if (form.lead.about !== undefined)
      expect(Object.values(form.fields).map(({ column }) => column)).toContain(form.lead.about);
  });
});

test('every form has its name, its table and its page for itself', () => {
  for (const key of ['name', 'table', 'page'] as const)
    expect(new Set(forms.map((form) => form[key])).size).toBe(forms.length);
});
