import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sirv from 'sirv';
import { readHeaderRules } from '../../shared/built-site/header-rules.ts';

export type SiteServer = { readonly url: string; readonly close: () => Promise<void> };

type SiteOptions = {
  readonly root: string;
  readonly port: number;
  /** The address to listen on, and the host of the returned URL. */
  readonly host?: { readonly address: string; readonly name: string };
  readonly latencyMs?: number;
};

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Behaves like a static host: URLs without `.html`, the rules in `_headers` and `_redirects`, compressed files, and
 * `404.html` with status 404. Port 0 selects a free port. Rejects with EADDRINUSE if the port is in use.
 */
export const startSite = async ({
  root,
  port,
  host = { address: 'localhost', name: 'localhost' },
  latencyMs = 0,
}: SiteOptions): Promise<SiteServer> => {
  const rules = readHeaderRules(readIfThere(join(root, '_headers')));
  const redirects = new Map(
    readIfThere(join(root, '_redirects'))
      .split('\n')
      .map((line) => line.split(' ') as [from: string, to: string]),
  );
  const notFound = readIfThere(join(root, '404.html'));
  const addHeaders = (response: ServerResponse, path: string) => {
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    for (const { matches, headers } of rules) {
      if (matches(path)) for (const [name, value] of headers) response.setHeader(name, value);
    }
  };
  const serve = sirv(root, {
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: addHeaders,
    onNoMatch: (request, response) => {
      addHeaders(response, new URL(request.url ?? '/', 'http://site').pathname);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    },
  });
  const server = createServer(async (request, response) => {
    if (latencyMs > 0) await setTimeout(latencyMs);
    const to = redirects.get((request.url ?? '/').replace(/\?.*/, ''));
    if (to !== undefined) response.writeHead(301, { Location: to }).end();
    else if (request.method === 'GET' || request.method === 'HEAD') serve(request, response);
    else response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  });
  await once(server.listen(port, host.address), 'listening');
  return {
    url: `http://${host.name}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
};
