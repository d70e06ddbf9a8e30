import fc from 'fast-check';
import { backend } from '../backend/shared-backend';
import { count, insert, reset } from '../database/submissions';
import { bySize } from '../size';
import { isLegal, legalRows, tableNames } from './legal-rows';
import { foreignColumnRequest, type MalformedRequest, malformedRequest } from './malformed-requests';

/** Everything that an attacker might reach besides the rows of the two tables. */
const surroundings = () =>
  backend.query(`
    select (select count(*) from auth.users) as accounts,
      (select json_agg(l order by form) from private.submission_limits l) as limits,
      (select count(*) from pg_class) as relations,
      (select count(*) from pg_proc) as functions,
      (select json_agg(relacl::text order by oid) from pg_class
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace)) as rights`);

const post = async ({ table, body, headers }: MalformedRequest): Promise<number> => {
  const response = await fetch(`${backend.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'Content-Type': 'application/json', ...headers },
    body,
  });
  await response.text();
  return response.status;
};

beforeAll(() => reset(backend));

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
      numRuns: bySize(200, 1000),
      examples: [[{ table: 'operators', body: 'x'.repeat(2 ** 20 + 1), headers: {} }]],
    },
  );
  // All of the ways to answer were met: stored, malformed, not allowed, another schema, too large.
  expect([...answered]).toEqual(expect.arrayContaining([201, 400, 401, 406, 413]));
  expect(await surroundings()).toEqual(before);

  for (const table of tableNames) {
    const rows = await backend.query<Record<string, unknown>>(`select * from public.${table}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !isLegal(table, row))).toEqual([]);
  }
});

test('a reserved or unknown column is answered with 400 or 401, whatever its type, and stores nothing', async () => {
  const before = await surroundings();
  const rows = () => Promise.all(tableNames.map((table) => count(backend, table)));
  const stored = await rows();
  await fc.assert(
    fc.asyncProperty(foreignColumnRequest, async (request) => {
      expect([400, 401]).toContain(await post(request));
    }),
    { seed: 1, numRuns: bySize(200, 1000) },
  );
  expect(await rows()).toEqual(stored);
  expect(await surroundings()).toEqual(before);
});

test.each(tableNames)('afterwards a visitor is served by %s as before', async (table) => {
  const before = await count(backend, table);
  await expect(insert(backend, table, legalRows[table]('afterwards'))).resolves.toMatchObject({
    status: 201,
  });
  await expect(count(backend, table)).resolves.toBe(before + 1);
});
