import type { Random } from './random';
import { legalRows, type TableName } from './rows';

/** A request that no form would send. */
export type Payload = {
  readonly table: TableName;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
};

type Values = readonly [unknown, ...unknown[]];

const wrongTypes: Values = [
  null,
  0,
  -1,
  1.5,
  1e308,
  true,
  false,
  '',
  [],
  {},
  [[]],
  { a: { b: [1] } },
  '5',
  'five',
  [null],
  2 ** 53,
];

const characters: Values = [
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
];

const injections: Values = [
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
];

const columns = [
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
] as const;

const contentTypes = [
  'text/plain',
  'text/csv',
  'application/xml',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/vnd.pgrst.object+json',
  '',
] as const;

const brokenBodies = [
  '',
  '{',
  '[',
  '[{}',
  'null',
  'true',
  '5',
  '"text"',
  '[]',
  '[[]]',
  '[null]',
  '{}',
  '{"a":}',
  '\ufeff{}',
  '{"a":1}{"a":2}',
  'NaN',
] as const;

const prefer = [
  'return=representation',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'missing=default',
  'tx=rollback',
  'count=exact',
  'timezone=Mars/Phobos,handling=strict',
] as const;

/** Returns so many requests, each wrong in a way that the source of random choices picks. */
export function createPayloads(amount: number, random: Random): readonly Payload[] {
  return Array.from({ length: amount }, (_, index) => createPayload(String(index), random));
}

function createPayload(mark: string, random: Random): Payload {
  const table = random.pick(['operators', 'enquiries'] as const);
  const row: Record<string, unknown> = { ...legalRows[table](mark) };
  const field = random.pick(Object.keys(row) as [string, ...string[]]);
  const json = (value: unknown): Payload => ({
    table,
    body: JSON.stringify(value),
    contentType: 'application/json',
    headers: {},
  });
  const damage: readonly [() => Payload, ...(() => Payload)[]] = [
    () => json({ ...row, [field]: random.pick(wrongTypes) }),
    () => json({ ...row, [field]: random.pick(wrongTypes) }),
    () => json({ ...row, [field]: random.pick(characters) }),
    () => json({ ...row, [field]: random.pick(characters) }),
    () => json({ ...row, [field]: random.pick(injections) }),
    () => json({ ...row, equipment: random.pick(wrongTypes) }),
    () => json({ ...row, equipment: [random.pick(injections), random.pick(wrongTypes)] }),
    () => json({ ...row, equipment: Array.from({ length: random.below(20000) }, () => 'Dumper') }),
    () =>
      json({
        ...row,
        experience: random.pick([-1, 81, 2147483648, '1e3', '0x10', ' 7 ', 'Infinity', 3.0001]),
      }),
    () => json({ ...row, [field]: 'x'.repeat(random.pick([201, 255, 501, 5001, 100000, 2 ** 20])) }),
    () => json({ ...row, [field]: nest(random.below(3000)) }),
    () => json({ ...row, [random.pick(columns)]: random.pick(injections) }),
    () => json(Object.fromEntries(Object.entries(row).filter(([name]) => name !== field))),
    () => json([row, { ...row, [field]: random.pick(wrongTypes) }]),
    () => json(Array.from({ length: 50 }, () => row)),
    () => ({ ...json(row), body: random.pick(brokenBodies) }),
    () => ({ ...json(row), body: JSON.stringify(row).slice(0, random.below(120)) }),
    () => ({ ...json(row), body: randomBytes(random) }),
    () => ({ ...json(row), contentType: random.pick(contentTypes) }),
    () => ({ ...json(row), headers: { Prefer: random.pick(prefer) } }),
    () => ({
      ...json(row),
      headers: { 'Content-Profile': random.pick(['private', 'auth', 'pg_catalog', '', 'public;']) },
    }),
    () => ({ ...json(row), headers: { Authorization: `Bearer ${random.pick(['', 'a.b.c', 'x', 'null'])}` } }),
  ];
  return random.pick(damage)();
}

function nest(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

function randomBytes(random: Random): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: 1 + random.below(500) }, () => random.below(256));
}
