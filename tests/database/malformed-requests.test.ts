import fc from 'fast-check';
import { checkForm } from '@/lib/forms/check-form';
import { engine } from '../engine/engine-of-file';
import { formOf, insert, markedRow, reset, rows, tables, type Table } from './submissions';

/** A request that no form would send. */
type Malformed = {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Values of every JSON type. */
const otherTypes = JSON.parse(
  '[null,true,0,-1,81,2.5,3.0001,2147483648,9007199254740992,1e300,[],[null],[1],[["text"]],{},{"a":{"b":[]}}]',
) as readonly unknown[];

/** Texts that some column type of PostgreSQL could read. */
const readableTexts =
  '|text| 7 |0x10|1e3|infinity|NaN|2026-11-20|2026-13-45T99:99:99Z|P1DT2H|operators|127.0.0.1/8|\\xdeadbeef|£1.50|[1,2)|{1,2}|{"a":1}';

const hostileTexts = [
  '\u0000|a\u0000b|\u0001\u0002\u001b[2J|a\r\nSet-Cookie: a=b|\u007f\u0080\u009f|\u202eevil\u202c|\u200b\ufeff|\ud800|x\udc00y|\uffff',
  "'; drop table public.operators; --|' or '1'='1|$$; delete from public.operators; $$|%s%n|{{7*7}}${7*7}|<script>alert(1)</script>|=cmd",
  ['👩🏽‍🔧', 'Z̡̢͖a̛͔l̡̟g̢̧o̡'].map((text) => text.repeat(60)).join('|'),
  [201, 501, 5001, 100_000].map((length) => 'x'.repeat(length)).join('|'),
];

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
const values = [
  ...otherTypes,
  ...[readableTexts, ...hostileTexts].flatMap((texts) => texts.split('|')),
  nested(2000),
  Array.from({ length: 20_000 }, () => 'Dumper'),
];

const bodies =
  `|{|[|[{}|null|true|5|"text"|[]|[[]]|[null]|{}|{"a":}|NaN|\ufeff{}|{}{}|${'x'.repeat(2 ** 20 + 1)}`.split(
    '|',
  );

const types = ['text/plain', 'text/csv', 'application/octet-stream', 'multipart/form-data; boundary=x', ''];
const preferences = [
  'resolution=ignore-duplicates',
  'missing=default',
  'tx=rollback',
  'timezone=Mars,handling=strict',
];
const headers: readonly Readonly<Record<string, string>>[] = [
  ...types.map((type) => ({ 'Content-Type': type })),
  ...preferences.map((preference) => ({ Prefer: preference })),
  ...['private', 'pg_catalog', '', 'public;'].map((schema) => ({ 'Content-Profile': schema })),
  ...['', 'a.b.c', 'null'].map((token) => ({ Authorization: `Bearer ${token}` })),
];

const damageTo = (row: Readonly<Record<string, unknown>>): readonly Malformed[] => {
  const columns = Object.keys(row);
  const text = JSON.stringify(row);
  const changed = columns.flatMap((column) => values.map((value) => ({ ...row, [column]: value })));
  const shapes = [
    ...changed,
    ...columns.map((column) => ({ ...row, [column]: undefined })),
    { ...row, constructor: 1 },
    [row, {}],
  ];
  return [
    ...shapes.map((shape) => ({ body: JSON.stringify(shape) })),
    ...fc.sample(fc.jsonValue(), { seed: 1, numRuns: 50 }).map((value) => ({ body: JSON.stringify(value) })),
    ...fc.sample(fc.uint8Array({ minLength: 1 }), { seed: 1, numRuns: 20 }).map((body) => ({ body })),
    ...[...bodies, ...[1, 10, 40, 80].map((length) => text.slice(0, length))].map((body) => ({ body })),
    ...headers.map((sent) => ({ body: text, headers: sent })),
  ];
};

const post = async (table: Table, { body, headers: sent }: Malformed): Promise<number> => {
  const response = await fetch(`${engine.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: engine.anonKey, 'Content-Type': 'application/json', ...sent },
    body,
  });
  await response.text();
  return response.status;
};

const asText = (value: unknown) =>
  JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value);

/** Whether a stored row obeys every rule of its form: entered there, it would be sent as it is. */
const isLegal = (table: Table, row: Readonly<Record<string, unknown>>): boolean => {
  const { fields } = formOf.get(table)!;
  const data = new FormData();
  for (const [field, { column }] of Object.entries(fields))
    for (const value of [row[column]].flat()) data.append(field, String(value));
  const checked = checkForm(fields, data);
  // The form lists machines in its own order, the table in the order chosen.
  return (
    checked.ok &&
    Object.entries(checked.row).every(([column, value]) => asText(value) === asText(row[column]))
  );
};

/** Everything that an attacker might reach besides the rows of the forms. */
const surroundings = () =>
  engine.query(`
    select (select json_agg(l order by form) from private.submission_limits l) as limits,
      (select count(*) from pg_class) as relations,
      (select count(*) from pg_proc) as functions,
      (select json_agg(relacl::text order by oid) from pg_class
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace)) as rights`);

beforeAll(reset);

test.each(tables)(
  'malformed requests to %s fail nothing, store nothing illegal and change nothing',
  async (table) => {
    const before = await surroundings();
    const answered = new Set<number>();
    for (const malformed of damageTo(rows[table])) {
      const status = await post(table, malformed);
      answered.add(status);
      expect({ status, body: String(malformed.body).slice(0, 200), fails: status >= 500 }).toMatchObject({
        fails: false,
      });
    }
    // All of the ways to answer were met: stored, malformed, not allowed, another schema, too large.
    expect([...answered]).toEqual(expect.arrayContaining([201, 400, 401, 406, 413]));
    expect(await surroundings()).toEqual(before);

    const stored = await engine.query<Record<string, unknown>>(`select * from public.${table}`);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.filter((row) => !isLegal(table, row))).toEqual([]);
    await expect(insert(table, markedRow(table, 'afterwards'))).resolves.toMatchObject({ status: 201 });
  },
);
