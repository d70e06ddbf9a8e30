import fc from 'fast-check';
import { typedValues } from './typed-values';
import { markedRow, tables, type Table } from './submissions';

/** A request that no form would send. */
export type MalformedRequest = {
  readonly table: Table;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
};

const wrongTypes = fc.oneof(
  fc.constantFrom<unknown>(...typedValues, 1e308, [[]], '5', 2 ** 53),
  fc.jsonValue(),
);

const hostileTexts = fc.constantFrom(
  '\u0000',
  'a\u0000b',
  '\u0001\u0002\u001b[2J',
  'a\r\nSet-Cookie: a=b',
  '\u007f\u0080\u009f',
  '\u202eevil\u202c',
  '\u2066\u2067\u2068\u2069',
  '\u200b\u200c\u200d\ufeff',
  '\ud800',
  'x\udc00y',
  '\uffff\ufffe',
  '👩🏽‍🔧'.repeat(60),
  'Z̡̢͖a̛͔l̡̟g̢̧o̡'.repeat(20),
  "'; drop table public.operators; --",
  "' or '1'='1",
  '$$; delete from public.operators; $$',
  '1; select pg_sleep(5)',
  '\\x00',
  '%s%s%n',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=cmd|calc!A1',
  '../../etc/passwd',
  '{"a":1}',
  '{Dumper,Roller}',
  'null',
);

const longTexts = fc.constantFrom(201, 255, 501, 5001, 100_000, 2 ** 20).map((length) => 'x'.repeat(length));
const numbers = fc.constantFrom<unknown>(-1, 81, 2 ** 31, '1e3', '0x10', ' 7 ', 'Infinity', 3.0001);
const deepArrays = fc.nat(3000).map((depth) => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
});
const machineLists = fc.oneof(
  wrongTypes,
  fc.tuple(hostileTexts, wrongTypes),
  fc.nat(20_000).map((length) => Array.from({ length }, () => 'Dumper')),
);

const foreignColumns = fc.constantFrom(
  'id',
  'created_at',
  'admin',
  'role',
  '__proto__',
  'constructor',
  '',
  'full_name; --',
  'ctid',
  'xmin',
  'tableoid',
);

const foreignValues = fc.oneof(wrongTypes, hostileTexts, deepArrays);

const brokenBodies = fc.oneof(
  fc.constantFrom('', '{', '[', '[{}', 'null', 'true', '5', '"text"', '[]', '[[]]', '[null]', '{}', '{"a":}'),
  fc.constantFrom('\ufeff{}', '{"a":1}{"a":2}', 'NaN'),
  fc.uint8Array({ minLength: 1, maxLength: 500 }),
);

const hostileHeaders = fc.oneof(
  fc
    .constantFrom(
      'text/plain',
      'text/csv',
      'application/xml',
      'application/octet-stream',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/vnd.pgrst.object+json',
      '',
    )
    .map((type) => ({ 'Content-Type': type })),
  fc
    .constantFrom(
      'return=representation',
      'resolution=merge-duplicates',
      'resolution=ignore-duplicates',
      'missing=default',
      'tx=rollback',
      'count=exact',
      'timezone=Mars/Phobos,handling=strict',
    )
    .map((preference) => ({ Prefer: preference })),
  fc
    .constantFrom('private', 'auth', 'pg_catalog', '', 'public;')
    .map((schema) => ({ 'Content-Profile': schema })),
  fc.constantFrom('', 'a.b.c', 'x', 'null').map((token) => ({ Authorization: `Bearer ${token}` })),
);

type Damage = Pick<MalformedRequest, 'body'> & Partial<Pick<MalformedRequest, 'headers'>>;

/** What is wrong with a request: a column, the shape of the body, the body as a whole, or a header. */
const damageTo = (row: Readonly<Record<string, unknown>>): fc.Arbitrary<Damage> => {
  const json = (value: unknown): Damage => ({ body: JSON.stringify(value) });
  const ownColumn = fc.constantFrom(...Object.keys(row));
  const setting = (column: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>) =>
    fc.tuple(column, value).map(([name, wrong]) => ({ ...row, [name]: wrong }));
  return fc.oneof(
    { weight: 3, arbitrary: setting(ownColumn, wrongTypes).map(json) },
    { weight: 3, arbitrary: setting(ownColumn, hostileTexts).map(json) },
    { weight: 3, arbitrary: setting(fc.constant('equipment'), machineLists).map(json) },
    setting(fc.constant('experience'), numbers).map(json),
    setting(ownColumn, longTexts).map(json),
    setting(ownColumn, deepArrays).map(json),
    { weight: 2, arbitrary: setting(foreignColumns, foreignValues).map(json) },
    ownColumn.map((column) => json({ ...row, [column]: undefined })),
    setting(ownColumn, wrongTypes).map((wrong) => json([row, wrong])),
    fc.constant(json(Array.from({ length: 50 }, () => row))),
    fc.nat(120).map((length) => ({ body: JSON.stringify(row).slice(0, length) })),
    { weight: 2, arbitrary: brokenBodies.map((body) => ({ body })) },
    { weight: 4, arbitrary: hostileHeaders.map((headers) => ({ ...json(row), headers })) },
  );
};

export const malformedRequest: fc.Arbitrary<MalformedRequest> = fc
  .tuple(fc.constantFrom(...tables), fc.nat())
  .chain(([table, mark]) =>
    damageTo(markedRow(table, String(mark))).map(({ body, headers = {} }) => ({ table, body, headers })),
  );
