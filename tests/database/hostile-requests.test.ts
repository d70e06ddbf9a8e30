import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { contactForm } from '@/content/forms/contact.ts';
import { checkForm } from '@/lib/forms/check-form.ts';
import { noneName, tickedValue } from '@/lib/forms/read-field.ts';
import { withSubmittedOptions } from '../../supabase/functions/submit/with-submitted-options.ts';
import { database } from '../postgres/test-database.ts';
import {
  count,
  formOf,
  insert,
  markedRow,
  registration,
  rejection,
  reset,
  rows,
  send,
  tables,
  type Table,
} from './submissions.ts';

// Tests requests that no form of the site sends. An attacker could send them with the publishable key, because every form
// page contains it.

beforeEach(reset);

type Request = Parameters<typeof send>;

const forbiddenFor = (table: Table): readonly Request[] => {
  const path = `/rest/v1/${table}`;
  const row = markedRow(table, 'intruder');
  const withId = { ...row, id: randomUUID() };
  return [
    ['GET', path],
    ['GET', `${path}?select=count`],
    ['GET', `${path}?${formOf.get(table)?.limitedBy}=like.*`],
    ['PATCH', `${path}?id=not.is.null`, row],
    ['DELETE', `${path}?id=not.is.null`],
    ['PUT', `${path}?id=eq.${withId.id}`, withId],
    ['POST', path, withId],
    ['POST', path, { ...row, unknown: '' }],
    ['POST', path, row, { Prefer: 'return=representation' }],
    ['POST', `${path}?on_conflict=id`, row, { Prefer: 'resolution=merge-duplicates' }],
    ['POST', '/rest/v1/rpc/production_status', {}],
    ['GET', '/rest/v1/submission_limits', undefined, { 'Accept-Profile': 'private' }],
  ];
};

describe.each(tables)('hostile requests to %s', (table) => {
  test.each(forbiddenFor(table).map((request) => [JSON.stringify(request), request] as const))(
    '%s is rejected, reveals no rows and changes nothing',
    async (_, [method, path, body, headers]) => {
      await insert(table, markedRow(table, 'victim'));
      const readRows = () => database.query(`select * from public.${table}`);
      const before = await readRows();
      for (const token of [database.publishableKey, database.visitorToken]) {
        const response = await send(method, path, body, { ...headers, Authorization: `Bearer ${token}` });
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(JSON.stringify(response.body)).not.toContain('victim');
      }
      expect(await readRows()).toEqual(before);
    },
  );
});

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);

/** Values of every JSON type, and text that software could misinterpret as code, a date or a number. */
const values: readonly unknown[] = [
  ...(JSON.parse(
    '[null,true,-1,2.5,2147483648,1e300,[],[null],[["text"]],{},{"a":{"b":[]}}]',
  ) as readonly unknown[]),
  nested(2000),
  Array.from({ length: 20_000 }, () => 'Dumper'),
  'x'.repeat(100_000),
  ...'| 7 |1e3|infinity|2026-13-45T99:99:99Z|\\xdeadbeef|{1,2}|{"a":1}|%s%n|{{7*7}}${7*7}|<script>alert(1)</script>|=cmd'.split(
    '|',
  ),
  ..."'; drop table public.operators; --|' or '1'='1|$$; delete from public.operators; $$|Z̡̢͖a̛͔l̡̟g̢̧o̡".split('|'),
  ...'a\u0000b|\u001b[2J|a\r\nSet-Cookie: a=b|\u202eevil\u202c|\u200b\ufeff|\ud800|\uffff'.split('|'),
];

const asText = (value: unknown) => JSON.stringify([value].flat().map(String).toSorted());

const isValid = (table: Table, row: Readonly<Record<string, unknown>>): boolean => {
  const { fields } = formOf.get(table)!;
  const data = new FormData();
  for (const [field, { column }] of Object.entries(fields)) {
    const rowValues = [row[column]].flat();
    // An empty list stands for the box for none of the options. The form rejects it if the field has no such box.
    if (rowValues.length === 0) data.append(noneName(field), tickedValue);
    for (const value of rowValues)
      if (value !== null && value !== false)
        data.append(field, value === true ? tickedValue : (value as number | string).toString());
  }
  const result = checkForm(withSubmittedOptions(fields, data), data);
  return (
    result.ok && Object.entries(result.row).every(([column, value]) => asText(value) === asText(row[column]))
  );
};

test.each(tables)('no request to %s causes a server error or stores an invalid row', async (table) => {
  const hostileRows = Object.keys(rows[table]).flatMap((column) =>
    values.map((value) => ({ ...rows[table], [column]: value })),
  );
  const statuses = new Set<number>();
  for (const body of [...hostileRows, ...fc.sample(fc.jsonValue(), { seed: 1, numRuns: 50 })]) {
    const { status } = await insert(table, body);
    statuses.add(status);
    if (status >= 500) throw new Error(`${status}: ${JSON.stringify(body).slice(0, 300)}`);
  }
  expect([...statuses]).toEqual(expect.arrayContaining([201, 400, 413]));
  const storedRows = await database.query<Record<string, unknown>>(`select * from public.${table}`);
  expect(storedRows.length).toBeGreaterThan(0);
  expect(storedRows.filter((row) => !isValid(table, row))).toEqual([]);
  await expect(insert(table, markedRow(table, 'afterwards'))).resolves.toMatchObject({ status: 201 });
});

const many = (amount: number) => Array.from({ length: amount }, (_, index) => `Machine ${index}`);

test.each<[what: string, list: unknown]>([
  ['a control character', ['Dumper\u001b[2J']],
  ['a line break', ['Dumper\nCrane']],
  ['a character that changes the direction of text', ['\u202eDumper']],
  ['an invisible character', ['Dum\u200bper']],
  ['an item without visible text', ['\u3164']],
  ['an empty item', ['Dumper', '']],
  ['whitespace around an item', ['Dumper ']],
  ['an item of 101 characters', ['x'.repeat(101)]],
  ['51 items', many(51)],
  ['1,000 items', many(1000)],
  ['null', ['Dumper', null]],
  ['a list', [['Dumper']]],
  ['text instead of a list', 'Dumper'],
  ['an object instead of a list', { Dumper: true }],
])('a list with %s is rejected', async (_, equipment) => {
  expect((await insert('operators', { ...registration, equipment })).status).toBe(400);
  expect(await count('operators')).toBe(0);
});

test('a list of any 50 short lines is stored', async () => {
  const equipment = ['360° Excavator', 'x'.repeat(100), ...many(48)];
  expect(await insert('operators', { ...registration, equipment })).toMatchObject({ status: 201 });
  expect(await database.query('select equipment from public.operators')).toEqual([{ equipment }]);
});

describe('requests that are too large', () => {
  const machines = Array.from({ length: 120_000 }, (_, index) => `Machine ${index}`);
  const large = JSON.stringify({ ...registration, equipment: machines });

  // This request would keep the database busy for many seconds if there were no size limit.
  test.each<[how: string, body: BodyInit]>([
    [
      'by its Content-Length, before the row is parsed',
      `${JSON.stringify(registration)}${' '.repeat(2 ** 17)}`,
    ],
    ['by the size of the row, if the body is chunked', new Blob([large]).stream()],
  ])('are rejected %s', async (_, body) => {
    const began = performance.now();
    const response = await fetch(`${database.url}/rest/v1/operators`, {
      method: 'POST',
      headers: { apikey: database.publishableKey, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 413,
      body: { ...(await rejection('too_large')), details: null, hint: null },
    });
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await count('operators')).toBe(0);
  });

  test('are accepted from the owner', async () => {
    const message = 'x'.repeat(contactForm.fields.message.max);
    const people = Array.from({ length: Math.ceil(2 ** 16 / message.length) }, (_, index) => ({
      ...markedRow('messages', `person-${index}`),
      message,
    }));
    expect(JSON.stringify(people).length).toBeGreaterThan(2 ** 16);
    expect(await insert('messages', people, { apikey: database.secretKey })).toMatchObject({ status: 201 });
  });
});
