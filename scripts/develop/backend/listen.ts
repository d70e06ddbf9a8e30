import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';

const gracePeriodMs = 1500;

/**
 * Port 0 selects a free port. The returned `url` is for this computer and has no trailing slash; `close` ends open
 * connections after a grace period.
 */
export const listen = async (
  handle: (request: Request, { incoming }: HttpBindings) => Response | Promise<Response>,
  port: number,
  host = '127.0.0.1',
) => {
  const fetch = (request: Request, bindings: object) => handle(request, bindings as HttpBindings);
  const server = createAdaptorServer({ fetch }) as Server;
  await once(server.listen(port, host), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const timer = setTimeout(() => server.closeAllConnections(), gracePeriodMs);
      await once(server.close(), 'close');
      clearTimeout(timer);
    },
  };
};
