import fc from 'fast-check';
import { phoneDigits } from '@/content/format/parse-phone.ts';
import type { Field } from '@/content/model/form.ts';
import { maxLengthOf, tickedValue } from '@/lib/forms/read-field.ts';
import { byLevel } from '../helpers/test-level.ts';

export type Value = string | readonly string[];

/** `npm test` uses the first quarter of them. */
const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number): readonly T[] =>
  fc.sample(arbitrary, { seed: 20261120, numRuns: byLevel(numRuns / 4, numRuns) });

/**
 * Letters of several scripts, characters used in email addresses, and all kinds of whitespace and invisible
 * characters.
 */
const characters = [
  ..."aZ1ł李ع👷@@@...-+_’<';% \t\r\n\u0001\u007f\u0085\u00a0\u1680\u2003\u200b\u200f\u2028\u202e\u205f\u2060\u3000\ufeff",
  '👩🏽\u200d🔧',
  'ی\u200cر',
  'ễ',
];
const text = (maxLength: number) =>
  fc.array(fc.constantFrom(...characters), { maxLength }).map((parts) => parts.join(''));
const nearlyEmail = fc.tuple(text(2), text(2), text(2)).map(([name, host, end]) => `${name}@${host}.${end}`);

const beginnings = ['', '0', '07', '+44', '+44 (0)', '(0)', '00', '+298', '(0121)', '7', 'call '];
const gaps = ['', '', ' ', '-', '\u2011', '\u00a0', '/', '(0)', '.'];
const ends = ['', '', ' ext. 12', ' x2', '#7', ', 3', ';'];
const nearlyPhone = fc
  .tuple(
    fc.constantFrom(...beginnings),
    fc.array(fc.tuple(fc.nat(9), fc.constantFrom(...gaps)), { maxLength: 15, size: 'max' }),
    fc.constantFrom(...ends),
  )
  .map(([beginning, digits, end]) => `${beginning}${digits.flat().join('')}${end}`);

const emptyValues = ['', ' \t\n ', '\u00a0\u3000', '\u200b\u202e\ufeff', '\u3164', '\u2800\u00ad \u115f'];
const around = ({ min, max }: { readonly min: number; readonly max: number }) => [min - 1, min, max, max + 1];
const digits = (amount: number) => '1'.repeat(amount);
const { mobile, national, international } = phoneDigits;

const dayBefore = (day: string) => new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/**
 * Values at and just beyond the bounds of the field, and hundreds of random but realistic ones. The result is the
 * same in every run.
 */
export const trialValues = (field: Field): readonly Value[] => {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return [
        ...emptyValues,
        ...[1, field.max, field.max + 1].map((length) => '👷'.repeat(length)),
        ...sample(text(12), 300),
      ];
    case 'email':
      return [
        ...emptyValues,
        ...around({ min: 5, max: maxLengthOf(field) }).map((length) => `a@${'b'.repeat(length - 4)}.c`),
        ...'first.last+tag@mail.example.co.uk|ülf@bücher.example|李@例え.jp|name@example|name@example.com.'.split(
          '|',
        ),
        ...sample(text(9), 300),
        ...sample(nearlyEmail, 600),
      ];
    case 'phone':
      return [
        ...emptyValues,
        ...around(international).map(digits),
        ...around(national).map((amount) => `0${digits(amount - 1)}`),
        ...around(mobile).map((amount) => `07${digits(amount - 2)}`),
        ...[0, 1].map((excess) => `0${digits(national.max - 1)}`.padStart(maxLengthOf(field) + excess, '.')),
        ...sample(nearlyPhone, 1000),
      ];
    case 'number':
      return [...around(field), 2 ** 31 - 1].map(String);
    case 'select':
    case 'radio':
      return [...field.offered, 'Spaceship', ` ${field.offered[0]}?`, field.offered.join()];
    case 'date':
      return [dayBefore(field.earliest), field.earliest, field.latest, dayBefore(field.latest), '9999-12-31'];
    case 'checkbox':
      return [tickedValue, ''];
    case 'checkboxes':
      return [
        field.offered,
        [...field.offered, ...field.offered],
        ...sample(fc.subarray([...field.offered]), 20),
      ];
    default:
      return field satisfies never;
  }
};
