import { engine } from '../engine/engine-of-file';
import { insert, reset, markedRow, tables } from './submissions';
import { forbiddenRequests, secret } from './forbidden-requests';

const everythingStored = () =>
  Promise.all(tables.map((table) => engine.query(`select * from public.${table} order by id`)));

let before: unknown;
beforeAll(async () => {
  await reset();
  for (const table of tables) await insert(table, markedRow(table, secret));
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
    const response = await fetch(engine.url + path, {
      method,
      headers: {
        apikey: engine.anonKey,
        Authorization: `Bearer ${engine.anonKey}`,
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
