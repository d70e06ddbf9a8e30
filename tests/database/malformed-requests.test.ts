import fc from 'fast-check';
import { engine } from '../engine/engine-of-file';
import { count, insert, reset, markedRow, tables } from './submissions';
import { isLegal } from './is-legal';
import { type MalformedRequest, malformedRequest } from './malformed-requests';

/** Everything that an attacker might reach besides the rows of the two tables. */
const surroundings = () =>
  engine.query(`
    select (select json_agg(l order by form) from private.submission_limits l) as limits,
      (select count(*) from pg_class) as relations,
      (select count(*) from pg_proc) as functions,
      (select json_agg(relacl::text order by oid) from pg_class
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace)) as rights`);

const post = async ({ table, body, headers }: MalformedRequest): Promise<number> => {
  const response = await fetch(`${engine.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: engine.anonKey, 'Content-Type': 'application/json', ...headers },
    body,
  });
  await response.text();
  return response.status;
};

beforeAll(reset);

test('malformed requests cause no server error, and nothing illegal is stored', async () => {
  const before = await surroundings();
  const answered = new Set<number>();
  await fc.assert(
    fc.asyncProperty(malformedRequest, async (request) => {
      const status = await post(request);
      answered.add(status);
      expect(status).toBeLessThan(500);
    }),
    {
      seed: 1,
      numRuns: 600,
      examples: [[{ table: 'operators', body: 'x'.repeat(2 ** 20 + 1), headers: {} }]],
    },
  );
  // All of the ways to answer were met: stored, malformed, not allowed, another schema, too large.
  expect([...answered]).toEqual(expect.arrayContaining([201, 400, 401, 406, 413]));
  expect(await surroundings()).toEqual(before);

  for (const table of tables) {
    const rows = await engine.query<Record<string, unknown>>(`select * from public.${table}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !isLegal(table, row))).toEqual([]);
  }
});

test.each(tables)('afterwards a visitor is served by %s as before', async (table) => {
  const before = await count(table);
  await expect(insert(table, markedRow(table, 'afterwards'))).resolves.toMatchObject({
    status: 201,
  });
  await expect(count(table)).resolves.toBe(before + 1);
});
