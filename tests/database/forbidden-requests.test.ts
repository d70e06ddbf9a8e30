import { randomUUID } from 'node:crypto';
import { engine } from '../engine/engine-of-file';
import { insert, markedRow, reset, tables } from './submissions';

type Request = readonly [method: string, path: string, body?: object, headers?: Record<string, string>];

/** A word in every stored row, which no answer may show. */
const secret = 'victim';

const reads = [
  '',
  '?select=email',
  '?select=count',
  `?email=like.*${secret}*`,
  '?or=(email.like.*,id.not.is.null)',
  '?select=*,submission_limits(*)',
];
const formats = ['text/csv', 'application/vnd.pgrst.object+json', 'application/vnd.pgrst.plan+json'];
const merge = { Prefer: 'resolution=merge-duplicates' };
const represent = { Prefer: 'return=representation' };

const ofTables = tables.flatMap((table): readonly Request[] => {
  const path = `/rest/v1/${table}`;
  const row = markedRow(table, 'intruder');
  const withId = { ...row, id: randomUUID() };
  return [
    ...reads.map((query): Request => ['GET', path + query]),
    ...formats.map((Accept): Request => ['GET', path, undefined, { Accept }]),
    ['GET', path, undefined, { Range: '0-9', Prefer: 'count=exact' }],
    ['PATCH', `${path}?email=like.*`, { email: 'x@example.com' }],
    ['DELETE', `${path}?email=like.*`],
    ['PUT', `${path}?id=eq.${withId.id}`, withId],
    ['POST', path, row, represent],
    ['POST', path, row, merge],
    ['POST', `${path}?on_conflict=id`, withId, merge],
    ['POST', `${path}?columns=id,email`, withId],
    ...['id', 'created_at', 'told_at', 'last_contact_at', 'unknown', 'ctid', 'full_name; --', ''].map(
      (column): Request => ['POST', path, { ...row, [column]: column === 'id' ? withId.id : '2000-01-01' }],
    ),
  ];
});

const functions = [
  'guard',
  'admit',
  'clean_row',
  'tell_owner',
  'mail_settings',
  'delete_expired',
  'pg_sleep',
];
const ownersFunctions: Readonly<Record<string, object>> = {
  set_mail: { api_url: 'https://x.example', api_key: 'x', sender: 'x', recipients: 'x', subjects: [] },
  send_test_mail: {},
  test_mail_answer: { request: 1 },
  production_status: {},
};
const calls = [...functions.map((name) => [name, {}] as const), ...Object.entries(ownersFunctions)].flatMap(
  ([name, body]): readonly Request[] => [
    ['POST', `/rest/v1/rpc/${name}`, body],
    ['GET', `/rest/v1/rpc/${name}`],
    ['POST', `/rest/v1/rpc/${name}`, body, { 'Content-Profile': 'private' }],
  ],
);

const otherSchemas = [
  ['private', 'submission_limits'],
  ['auth', 'users'],
  ['pg_catalog', 'pg_authid'],
  ['information_schema', 'tables'],
  ['supabase_migrations', 'schema_migrations'],
  ['vault', 'secrets'],
].map(([schema = '', table = '']): Request => [
  'GET',
  `/rest/v1/${table}`,
  undefined,
  { 'Accept-Profile': schema },
]);

const everythingStored = () =>
  Promise.all(tables.map((table) => engine.query(`select * from public.${table} order by id`)));

let before: unknown;
beforeAll(async () => {
  await reset();
  for (const table of tables) await insert(table, markedRow(table, secret));
  before = await everythingStored();
});

test.each(
  [...ofTables, ...calls, ...otherSchemas].map((request) => ({ name: JSON.stringify(request), request })),
)(
  '$name is refused, signed in or not, shows no stored text and changes nothing',
  async ({ request: [method, path, body, headers] }) => {
    for (const token of [engine.anonKey, engine.visitorToken]) {
      const response = await fetch(engine.url + path, {
        method,
        headers: {
          apikey: engine.anonKey,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toContain(secret);
    }
    expect(await everythingStored()).toEqual(before);
  },
);
