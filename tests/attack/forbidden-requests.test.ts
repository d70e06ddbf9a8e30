import { backend } from '../backend/shared-backend';
import { insert, reset } from '../database/submissions';
import { forbiddenRequests, secret } from './forbidden-requests';
import { legalRows, tableNames } from './legal-rows';

const everythingStored = async () => [
  await backend.query('select * from public.operators order by id'),
  await backend.query('select * from public.enquiries order by id'),
  await backend.query('select email from auth.users order by id'),
];

let before: unknown;
beforeAll(async () => {
  await reset(backend);
  for (const table of tableNames) await insert(backend, table, legalRows[table](secret));
  before = await everythingStored();
});

test.each(
  forbiddenRequests.map(
    (request, index) =>
      [
        `${index + 1}: ${request.method} ${request.path} ${JSON.stringify(request.headers ?? {})}`,
        request,
      ] as const,
  ),
)(
  'request %s is refused, shows no stored text and changes nothing',
  async (_, { method, path, headers, body }) => {
    const response = await fetch(backend.url + path, {
      method,
      headers: {
        apikey: backend.anonKey,
        Authorization: `Bearer ${backend.anonKey}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain(secret);
    expect(await everythingStored()).toEqual(before);
  },
);
