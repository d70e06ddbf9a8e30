import { connect } from 'node:net';
import { database } from '../postgres/test-database.ts';
import { count, markedRow, registerFrom, registration, resetWithLimits, send } from './submissions.ts';

// A stranger must not find out whether a certain registration exists.

const victim = '203.0.113.1';
const stranger = '198.51.100.1';
const unknown = (mark: string) => markedRow('operators', `unknown-${mark}`);

beforeEach(async () => {
  await resetWithLimits();
  await registerFrom(victim, registration);
});

/** Everything that a response tells, except for the time. */
const responseTo = async (row: object, prefer: readonly string[]) => {
  const { hostname, port } = new URL(database.postgrest);
  const body = JSON.stringify(row);
  const request = [
    'POST /operators HTTP/1.1',
    `Host: ${hostname}`,
    'Connection: close',
    'Content-Type: application/json',
    `X-Forwarded-For: ${stranger}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...prefer.map((value) => `Prefer: ${value}`),
  ];
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.end(`${request.join('\r\n')}\r\n\r\n${body}`);
  let response = '';
  for await (const part of socket) response += String(part);
  return response.replace(/^Date:.*$/im, '');
};

test.each<[preferences: string, prefer: readonly string[]]>([
  ['no preferences', []],
  ['count=exact', ['count=exact']],
  ['another spelling', ['Count=Exact', 'COUNT=planned']],
  ['count=exact in a list', ['return=minimal, count=exact']],
  ['count=exact before another header', ['count=exact', 'return=minimal']],
  ['count=exact after another header', ['return=minimal', 'count=exact']],
  ['return=headers-only', ['return=headers-only']],
  ['return=representation', ['return=representation']],
  ['resolution=ignore-duplicates', ['resolution=ignore-duplicates, count=exact']],
  ['handling=strict', ['handling=strict, max-affected=1, count=exact']],
])('the response to a repeat is that to a new row with %s', async (_, prefer) => {
  const [repeat, row] = [await responseTo(registration, prefer), await responseTo(unknown('row'), prefer)];
  expect(row).toMatch(/^HTTP\/1.1 [24]0[01]/);
  expect(repeat).toEqual(row);
});

describe('a stranger beyond a limit', () => {
  const limitsOf = (changes: string) => database.query(`update private.submission_limits set ${changes}`);

  test('gets the same response to a repeat and to a new row', async () => {
    await limitsOf('per_sender = 2');
    for (const mark of ['a', 'b']) expect((await registerFrom(stranger, unknown(mark))).status).toBe(201);
    expect((await registerFrom(stranger, unknown('c'))).status).toBe(429);
    expect((await registerFrom(stranger, registration)).status).toBe(429);
    // The sender of the row still gets a confirmation.
    for (const mark of ['d', 'e']) await registerFrom(victim, unknown(mark));
    expect((await registerFrom(victim, registration)).status).toBe(201);
  });

  test('gets the same response when the form has reached its daily limit', async () => {
    await limitsOf('per_day = 1');
    await registerFrom('192.0.2.1', unknown('a'));
    await registerFrom(stranger, unknown('b'));
    const statuses = [await registerFrom(stranger, unknown('c')), await registerFrom(stranger, registration)];
    expect(statuses.map(({ status }) => status)).toEqual([429, 429]);
    expect((await registerFrom(victim, registration)).status).toBe(201);
  });

  test('learns nothing from the number of forms left', async () => {
    await limitsOf('per_sender = 2');
    const laterStatuses = async (first: object) => {
      await database.query('truncate private.recent_submissions');
      await registerFrom(stranger, first);
      const later = [
        await registerFrom(stranger, unknown(Math.random().toString())),
        await registerFrom(stranger),
      ];
      return later.map(({ status }) => status);
    };
    expect(await laterStatuses(registration)).toEqual(await laterStatuses(unknown('first')));
  });
});

test('a repeat is stored once, whoever sends it', async () => {
  await registerFrom(stranger, registration);
  await registerFrom(victim, registration);
  expect(await count('operators')).toBe(1);
});

test.each(['operators', 'messages'])('the number of rows in %s is not readable', async (table) => {
  for (const preference of ['count=exact', 'count=planned', 'count=estimated']) {
    const response = await send('GET', `/rest/v1/${table}?select=id`, undefined, { Prefer: preference });
    expect(response).toMatchObject({ status: 401, body: { code: '42501' } });
  }
});
