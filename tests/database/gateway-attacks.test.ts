import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { byLevel } from '../helpers/test-level.ts';
import type { Host } from '../hosts/host.ts';
import { describeWithNginx, startGateway } from './shipped-gateway.ts';
import { count, markedRow, resetWithLimits } from './submissions.ts';

type Request = { readonly method: string; readonly path: string; readonly body?: string };

/** Returns status 0 if the connection fails. Waits for as long as the gateway does, because other programs may be running. */
const send = (host: Host, from: string, { method, path, body }: Request, agent: Agent | false = false) =>
  new Promise<number>((resolve) => {
    const { hostname, port } = new URL(host.url);
    const headers = { 'Content-Type': 'application/json' };
    const options = { hostname, port, path, method, headers, agent, localAddress: from };
    const outgoing = httpRequest(options, (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });

/** The gateway responds with these itself. All other requests reach PostgREST. */
const ownStatuses = new Set([405, 414, 429]);

type Attack = [what: string, addresses: readonly string[], attack: Request, connections: number];

const table = '/rest/v1/operators';
const form = (): Request => ({
  method: 'POST',
  path: table,
  body: JSON.stringify(markedRow('operators', randomUUID())),
});

describeWithNginx('behind the shipped gateway', () => {
  let nginx: Host;
  beforeEach(resetWithLimits);
  afterEach(() => nginx.close());

  const wide: Request = { method: 'GET', path: `${table}?select=${'address,'.repeat(800)}address` };
  const narrow: Request = { method: 'GET', path: `${table}?select=${'address,'.repeat(400)}address` };
  const nestedBody: Request = { method: 'POST', path: table, body: '['.repeat(65_000) };
  const two = ['127.0.0.1', '127.0.0.2'];
  const fromOneAddress = byLevel<readonly Attack[]>(
    [],
    [
      ['wide reads from one address', two.slice(0, 1), wide, 60],
      ['nested bodies from one address', two.slice(0, 1), nestedBody, 60],
    ],
  );

  // The requests that cost PostgREST the most: of those in docs/security.md, and of those that the gateway passes on.
  // The nested bodies may take more than five seconds, because PostgREST parses more than a hundred of them.
  test.each<Attack>([
    ['wide reads from two addresses', two, wide, 76],
    ['reads that fit into the headers from two addresses', two, narrow, 76],
    ['nested bodies from two addresses', two, nestedBody, 76],
    ...fromOneAddress,
  ])('%s do not keep others from registering', async (_, addresses, attack, connections) => {
    ({ nginx } = await startGateway());
    const attacking = new AbortController();
    const start = performance.now();
    let passedOn = 0;
    const attackers = Array.from({ length: connections }, async (_unused, index) => {
      const agent = new Agent({ keepAlive: true });
      while (!attacking.signal.aborted) {
        const status = await send(nginx, addresses[index % addresses.length]!, attack, agent);
        if (!ownStatuses.has(status)) passedOn += 1;
        // Leave some processor time to the test, which runs on the same machine.
        await setTimeout(20);
      }
      agent.destroy();
    });
    await setTimeout(500);
    const visitors = Array.from({ length: 20 }, async (_unused, index) => {
      await setTimeout(index * byLevel(50, 100));
      return send(nginx, `127.0.1.${index + 1}`, form());
    });
    const statuses = await Promise.all(visitors);
    attacking.abort();
    await Promise.all(attackers);
    const seconds = (performance.now() - start) / 1000;
    // Counts requests instead of limiting the time, which depends on the machine. Each address may send 60 requests at once,
    // and then two a second.
    expect(passedOn).toBeLessThan(addresses.length * (80 + 2 * seconds));
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(19);
    expect(await count('operators')).toBeGreaterThanOrEqual(19);
  });

  /** Lets the test choose the address from which nginx sees a request, and read the key of the limits. */
  const anyAddress = `
    set_real_ip_from 127.0.0.1;
    real_ip_header X-Test-Address;
    location = /key { return 200 $visitor; }`;
  const ask = async (address: string, path: string) => {
    const response = await fetch(nginx.url + path, { headers: { 'X-Test-Address': address } });
    return { status: response.status, text: await response.text() };
  };

  test('300 addresses of a /64 share one limit', async () => {
    ({ nginx } = await startGateway({ extra: anyAddress }));
    let passedCount = 0;
    for (let number = 1; number <= 300; number += 1) {
      const { status } = await ask(`2001:db8:8:8::${number.toString(16)}`, '/rest/v1/rpc/schema_version');
      if (status === 200) passedCount += 1;
    }
    expect(passedCount).toBeLessThan(150);
    expect((await ask('2001:db8:8:9::1', '/rest/v1/rpc/schema_version')).status).toBe(200);
  });

  const keyOf = async (address: string) => (await ask(address, '/key')).text;
  const groups = (bits: number) =>
    Array.from({ length: 4 }, (_, place) => (bits & (1 << place) ? 'a1f' : '0'));
  const all16 = Array.from({ length: 16 }, (_, bits) => bits);

  test('each /64 has one key, however its addresses are written', async () => {
    ({ nginx } = await startGateway({ extra: anyAddress }));
    const keys: string[] = [];
    for (const network of all16) {
      const prefix = ['2001', ...groups(network).slice(1)].join(':');
      const spellings = all16.flatMap((host) => {
        const address = `${prefix}:${groups(host).join(':')}`;
        return [
          address,
          address.toUpperCase(),
          address.replaceAll(/\b0\b/g, '0000'),
          address.replace(/(:0)+:/, '::'),
        ];
      });
      const sharedKeys = new Set(await Promise.all([...new Set(spellings)].map(keyOf)));
      expect(sharedKeys.size).toBe(1);
      keys.push(...sharedKeys);
    }
    // The first group is always 2001, so only eight networks differ.
    expect(new Set(keys).size).toBe(8);
  });

  test('each IPv4 address has a key of its own', async () => {
    ({ nginx } = await startGateway({ extra: anyAddress }));
    const keys = await Promise.all(['203.0.113.1', '203.0.113.2', '::ffff:203.0.113.3'].map(keyOf));
    expect(new Set(keys).size).toBe(3);
  });
});
