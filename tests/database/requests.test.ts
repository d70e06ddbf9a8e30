import { database } from '../postgres/test-database.ts';
import { count, registration, resetWithLimits } from './submissions.ts';

// Tests requests.check_request. PostgREST runs this function before each request.

beforeEach(resetWithLimits);

describe('requests that other sites can send without a CORS preflight', () => {
  const send = (headers: Readonly<Record<string, string>>, body: BodyInit) =>
    fetch(`${database.url}/rest/v1/operators`, {
      method: 'POST',
      headers: { apikey: database.publishableKey, ...headers },
      body,
    });
  const asForm = new URLSearchParams(
    Object.entries<unknown>({ ...registration, equipment: '{Dumper}' })
      .filter(([, value]) => value !== null)
      .map(([column, value]) => [column, String(value)]),
  );
  const asJson = new TextEncoder().encode(JSON.stringify(registration));

  test.each<[type: string, headers: Readonly<Record<string, string>>, body: BodyInit, status?: number]>([
    ['form fields', {}, asForm],
    ['JSON as plain text', { 'Content-Type': 'text/plain' }, asJson, 400],
    ['JSON without a type', {}, asJson],
    ['CSV', { 'Content-Type': 'text/csv' }, 'full_name\nAda'],
  ])('are rejected if they contain %s', async (_, headers, body, status = 415) => {
    const response = await send(headers, body);
    await response.body?.cancel();
    expect(response.status).toBe(status);
    expect(await count('operators')).toBe(0);
  });

  test('accepts JSON with a charset from visitors, and any content type from the owner', async () => {
    const json = await send({ 'Content-Type': 'application/json; charset=utf-8' }, asJson);
    const owner = await send({ apikey: database.secretKey }, asForm);
    expect([json.status, owner.status]).toEqual([201, 201]);
  });
});
