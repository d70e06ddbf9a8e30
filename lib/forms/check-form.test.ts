import { phoneDigits } from '@/content/format/parse-phone.ts';
import { fieldErrors } from '@/content/forms/field-errors.ts';
import { forms } from '@/content/forms/index.ts';
import type { Form } from '@/content/model/form.ts';
import { everyKind as fields } from '@/tests/helpers/every-kind.ts';
import { checkForm } from './check-form.ts';
import { isRequired, maxLengthOf, noneName } from './read-field.ts';
import { sampleValues } from './sample-values.ts';

const { requiredMessage, noun } = fields.text;

type Values = Readonly<Record<string, string | File | readonly string[]>>;

const formOf = (values: Values) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) data.append(name, one);
  return data;
};

const check = (values: Values) => checkForm(fields, formOf({ ...sampleValues(fields), ...values }));

test('returns cleaned values for a valid form', () => {
  const result = check({
    text: '  Łucja\tO’Brien ',
    optional: ' ',
    email: ' ada@example.com\u200E',
    optionalEmail: ' ',
    phone: '\u202A+44\u00A0(0)121-496\u20110000\u202C',
    optionalPhone: '\u200E',
    lines: ' 1 Canal Street\r\nDigbeth\rBirmingham ',
    number: ' 07 ',
    optionalNumber: ' ',
    boxes: ['C', 'A', 'A', 'Spaceship'],
    size: 'Medium, or so',
    optionalSize: '',
    van: 'No',
    optionalVan: [],
    day: '29/2/2024',
    optionalDay: ' ',
    agreed: 'yes',
    optionalTick: [],
    unknown: 'field',
  });
  expect(result).toEqual({
    ok: true,
    row: {
      a_text: 'Łucja O’Brien',
      optional: '',
      email: 'ada@example.com',
      optional_email: '',
      phone: '+44 (0)121-496-0000',
      optional_phone: '',
      lines: '1 Canal Street\nDigbeth\nBirmingham',
      years: 7,
      optional_years: null,
      boxes: ['A', 'C'],
      size: 'Medium, or so',
      optional_size: '',
      van: 'No',
      optional_van: '',
      a_day: '2024-02-29',
      optional_day: null,
      agreed: true,
      optional_tick: false,
    },
  });
});

test.each(
  '0121 496 0000|(0121) 496-0000|0121/496/0000 x2|0169 772 345|+44 (0)121 496 0000 ext. 123456|0044 121 496 0000|+298 123 456'.split(
    '|',
  ),
)('accepts %s as a phone number', (phone) => {
  expect(check({ phone }).ok).toBe(true);
});

test('stores an empty list if only the box for none of the options is ticked', () => {
  const boxes = { ...fields.boxes, none: 'None of these' } as const;
  const checkBoxes = (values: Values) => checkForm({ boxes }, formOf(values));
  expect(checkBoxes({ [noneName('boxes')]: 'yes' })).toEqual({ ok: true, row: { boxes: [] } });
  expect(checkBoxes({ boxes: 'B', [noneName('boxes')]: 'yes' })).toEqual({ ok: true, row: { boxes: ['B'] } });
  const missing = { ok: false, errors: [{ field: 'boxes', message: requiredMessage, isFromForm: true }] };
  expect(checkBoxes({})).toEqual(missing);
  expect(checkForm({ boxes: fields.boxes }, formOf({ [noneName('boxes')]: 'yes' }))).toEqual(missing);
});

test('counts text length in code points, as the database does', () => {
  expect(check({ text: '👷'.repeat(fields.text.max) }).ok).toBe(true);
});

test('accepts the highest allowed number and the latest allowed date', () => {
  expect(check({ number: `${fields.number.max}`, day: fields.day.latest }).ok).toBe(true);
});

const badMobile = (digits: number) => fieldErrors.mobileDigits(phoneDigits.mobile, digits);
const badNational = (digits: number) => fieldErrors.nationalDigits(phoneDigits.national, digits);
const badInternational = (digits: number) =>
  fieldErrors.internationalDigits(phoneDigits.international, digits);
const tooLong = (field: 'text' | 'optional' | 'email' | 'phone' | 'lines', length: number) =>
  fieldErrors.tooLong(noun, maxLengthOf(fields[field]), length);
const notWhole = fieldErrors.notWhole(noun);
const notBetween = fieldErrors.notBetween(noun, fields.number.min, fields.number.max);

test.each<[field: keyof typeof fields, entered: string | File, message: string]>([
  ['text', ' \u00A0\t', requiredMessage],
  ['text', new File(['x'], 'name.txt'), requiredMessage],
  ['text', 'a'.repeat(201), tooLong('text', 201)],
  ['optional', 'a'.repeat(10), tooLong('optional', 10)],
  ['email', '', requiredMessage],
  ['email', 'ada@example', fieldErrors.email],
  ['email', `${'a'.repeat(254)}@example.com`, tooLong('email', 266)],
  ['phone', '', requiredMessage],
  ['phone', '12345', badInternational(5)],
  ['phone', '+44 (0)7700', badMobile(5)],
  ['phone', '1234567890123456', badInternational(16)],
  ['phone', '07700 90012', badMobile(10)],
  ['phone', '0121 496 01 ext. 234', badNational(9)],
  ['phone', '0121 496 0000 / 07700 900123', badNational(22)],
  ['phone', 'ext. 12', fieldErrors.phone],
  ['phone', '0121 496 0000 (mobile)', fieldErrors.phone],
  ['phone', `0121${'-'.repeat(30)}4960000`, tooLong('phone', 41)],
  ['optionalPhone', '12345', badInternational(5)],
  ['optionalEmail', 'ada@example', fieldErrors.email],
  ['optionalNumber', 'NaN', notWhole],
  ['lines', '', requiredMessage],
  ['lines', 'a'.repeat(501), tooLong('lines', 501)],
  ['number', '', requiredMessage],
  ['number', '2.5', notWhole],
  ['number', '1e1', notWhole],
  ['number', '-1', notBetween],
  ['number', '81', notBetween],
  ['boxes', 'Spaceship', requiredMessage],
  ['size', '', requiredMessage],
  ['size', 'small', fieldErrors.notOffered(noun)],
  ['optionalSize', 'Small', fieldErrors.notOffered(noun)],
  ['van', '', requiredMessage],
  ['van', 'Perhaps', fieldErrors.notOffered(noun)],
  ['day', '', requiredMessage],
  // `readForm` returns NaN for an incomplete date.
  ['day', 'NaN', fieldErrors.notDate(noun)],
  ['day', '30/2/2024', fieldErrors.notDate(noun)],
  ['day', '2025-02-29', fieldErrors.notDate(noun)],
  ['day', '28.2.2024', fieldErrors.notFromTo(noun, '29 February 2024', '31 December 2030')],
  ['day', '2031-01-01', fieldErrors.notFromTo(noun, '29 February 2024', '31 December 2030')],
  ['agreed', '', requiredMessage],
  ['agreed', 'no', requiredMessage],
])('the field %s rejects %j', (field, entered, message) => {
  const error = { field, message, ...(message === requiredMessage && { isFromForm: true }) };
  expect(check({ [field]: entered })).toEqual({ ok: false, errors: [error] });
});

describe.each(forms.map((form) => [form.id, form] as const))('the form "%s"', (_, form: Form) => {
  const mustBeFilledIn = Object.entries(form.fields).filter(([, field]) => isRequired(field));

  test('accepts the sample values, and reports all required fields if the form is empty', () => {
    expect(checkForm(form.fields, formOf(sampleValues(form.fields))).ok).toBe(true);
    const result = checkForm(form.fields, new FormData());
    expect(result.ok ? [] : result.errors.map(({ field }) => field)).toEqual(
      mustBeFilledIn.map(([name]) => name),
    );
  });
});

test('every form has a unique id, table and page', () => {
  for (const key of ['id', 'table', 'pagePath'] as const)
    expect(new Set(forms.map((form) => form[key])).size).toBe(forms.length);
});
