import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { listen } from '@/scripts/develop/backend/listen.ts';
import { checkDatabase } from '@/scripts/owner/check-live/check-database.ts';
import type { Build } from '@/scripts/owner/check-live/read-build.ts';
import { submitHandler } from '../../supabase/functions/submit/handler.ts';
import type { Host } from '../hosts/host.ts';
import { signToken } from '../postgres/gateway.ts';
import { database } from '../postgres/test-database.ts';
import { describeWithNginx, startGateway } from './shipped-gateway.ts';
import { count, markedRow, resetWithLimits, tables } from './submissions.ts';
import { requestOf, siteUrl } from './submit-requests.ts';

describeWithNginx('nginx with deploy/nginx-postgrest.conf', () => {
  let nginx: Host;
  let internalUrl: string;
  let functions: Awaited<ReturnType<typeof listen>>;
  const calledPaths: string[] = [];
  beforeAll(async () => {
    functions = await listen((request) => {
      const { pathname } = new URL(request.url);
      calledPaths.push(pathname);
      const settings = { siteUrl, url: internalUrl, secretKey: signToken('service_role', database.secret) };
      return pathname.includes('/submit/') ? submitHandler(settings)(request) : new Response('notified');
    }, 0);
  });
  afterAll(() => functions.close());
  // Start a new nginx for each test, because its rate limit would include the requests of earlier tests.
  beforeEach(async () => {
    await resetWithLimits();
    ({ nginx, internalUrl } = await startGateway({ functions: new URL(functions.url).host }));
  });
  afterEach(() => nginx.close());

  const send = async (init: RequestInit = {}) => {
    const response = await fetch(`${nginx.url}/rest/v1/operators`, {
      method: 'POST',
      body: JSON.stringify(markedRow('operators', randomUUID())),
      duplex: 'half',
      ...init,
      headers: {
        Authorization: `Bearer ${database.visitorToken}`,
        'Content-Type': 'application/json',
        ...(init.headers as Record<string, string> | undefined),
      },
    } as RequestInit);
    await response.body?.cancel();
    return { status: response.status, origin: response.headers.get('access-control-allow-origin') };
  };
  const success = { status: 201, origin: '*' };

  test('stores forms and ignores forged address headers', async () => {
    for (const address of ['203.0.113.1', '203.0.113.2'])
      expect(await send({ headers: { 'X-Forwarded-For': address, 'CF-Connecting-IP': address } })).toEqual(
        success,
      );
    const senders = await database.query('select distinct sender from private.recent_submissions');
    expect(senders).toHaveLength(1);
  });

  const large = '['.repeat(2 ** 16 + 1);
  test.each<[how: string, body: () => BodyInit]>([
    ['with a Content-Length', () => large],
    ['in chunks', () => new Blob([large]).stream()],
  ])('rejects more than 64 kB %s with a response that the page can read', async (_, body) => {
    expect(await send({ body: body() })).toEqual({ status: 413, origin: '*' });
  });

  test('accepts a class of twenty at once, and rejects a flood of requests', async () => {
    const learners = Array.from({ length: 20 }, () => 'learner');
    const preflight = {
      method: 'OPTIONS',
      body: null,
      headers: { Origin: 'https://www.site.example', 'Access-Control-Request-Method': 'POST' },
    };
    const responses = await Promise.all(learners.flatMap(() => [send(), send(preflight)]));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));
    // Send the requests one after another and without a form, so that no other limit applies.
    const statuses: number[] = [];
    for (let request = 0; request < 60; request += 1) statuses.push((await send(preflight)).status);
    expect(statuses).toContain(429);
  });

  test('rejects a visitor who holds too many connections open', async () => {
    const openRequests = Array.from({ length: 50 }, () =>
      httpRequest(`${nginx.url}/rest/v1/operators`, {
        method: 'POST',
        agent: false,
        headers: { 'Content-Type': 'application/json', 'Content-Length': 100 },
      }).on('error', () => {}),
    );
    const first = Promise.race(
      openRequests.map(
        (request) =>
          new Promise<number | undefined>((resolve) => {
            request
              .on('response', ({ statusCode }) => resolve(statusCode))
              .on('close', () => resolve(undefined));
            request.flushHeaders();
          }),
      ),
    );
    const status = await first;
    for (const request of openRequests) request.destroy();
    expect(status).toBe(429);
  });

  test.each<[method: string, path: string, status: number]>([
    ['GET', 'operators', 405],
    ['HEAD', 'operators', 405],
    ['PATCH', 'operators', 405],
    ['DELETE', 'operators', 405],
    ['PUT', 'operators', 405],
    ['POST', 'operators?columns=email', 403],
    ['POST', 'operators?select=id', 403],
    ['POST', 'operators?', 201],
    ['POST', 'rpc/production_status', 404],
    ['POST', 'rpc/schema_version', 405],
    ['GET', 'rpc/schema_version?select=a', 403],
    ['GET', 'rpc/schema_version', 200],
    ['GET', '', 404],
    ['GET', `operators?select=${'address,'.repeat(800)}id`, 414],
  ])('responds to %s %s with %i', async (method, path, status) => {
    const response = await fetch(`${nginx.url}/rest/v1/${path}`, {
      method,
      headers: { Authorization: `Bearer ${database.visitorToken}`, 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(markedRow('operators', randomUUID())) }),
    });
    await response.body?.cancel();
    expect(response.status).toBe(status);
  });

  test('the Edge Function stores forms through the internal address, without limits for its own', async () => {
    const secretKey = signToken('service_role', database.secret);
    const submit = submitHandler({ siteUrl, url: internalUrl, secretKey });
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const changes = { email: `${address}@example.com` };
      const { headers } = await submit(
        requestOf('contact', { changes, headers: { 'x-forwarded-for': address } }),
      );
      expect(headers.get('location')).toMatch(/#stored$/);
    }
    expect(await count('messages')).toBe(2);
    expect(await database.query('select distinct sender from private.recent_submissions')).toHaveLength(2);
  });

  test('passes forms without scripts and the calls of the database on to the Edge Functions', async () => {
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const form = requestOf('registration', {
        changes: { email: `${address}@example.com` },
        headers: { 'x-forwarded-for': address },
      });
      const { status, headers } = await fetch(`${nginx.url}${new URL(form.url).pathname}`, {
        method: 'POST',
        headers: form.headers,
        body: await form.text(),
        redirect: 'manual',
      });
      expect([status, headers.get('location')]).toEqual([303, expect.stringMatching(/#stored$/)]);
    }
    // Visitors can't forge their address.
    expect(await database.query('select distinct sender from private.recent_submissions')).toHaveLength(1);
    const tooLarge = await fetch(`${nginx.url}/functions/v1/submit/registration`, {
      method: 'POST',
      headers: { origin: siteUrl },
      body: 'a'.repeat(300_000),
      redirect: 'manual',
    });
    expect(tooLarge.headers.get('location')).toMatch(/#tooLarge$/);

    const notify = '/functions/v1/notify-owner';
    expect(await (await fetch(internalUrl + notify, { method: 'POST' })).text()).toBe('notified');
    expect((await fetch(nginx.url + notify, { method: 'POST' })).status).toBe(404);
    expect(calledPaths.filter((path) => path === notify)).toHaveLength(1);
  });

  test('check:live reports that large requests and reads are rejected', async () => {
    const build = { database: { url: nginx.url, key: '' }, pages: new Map() } as unknown as Build;
    const findings = await checkDatabase(new URL('https://www.site.example'), build);
    expect(findings.find(({ check }) => check === 'Large requests')).toMatchObject({
      result: expect.stringContaining('the response is 413') as string,
      fix: undefined,
    });
    const privacy = findings.filter(({ check }) => check.startsWith('Privacy'));
    expect(privacy.map(({ fix }) => fix)).toEqual(tables.map(() => undefined));
  });
});
