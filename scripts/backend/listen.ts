import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';

const gracePeriodMs = 1500;

/**
 * Serves this machine only, at a url without a trailing slash. Port 0 takes a free one. `close` gives open answers a moment to
 * finish, then cuts them off.
 */
export async function listen(
  answer: (request: Request, { incoming }: HttpBindings) => Response | Promise<Response>,
  port: number,
) {
  const fetch = (request: Request, bindings: object) => answer(request, bindings as HttpBindings);
  const server = createAdaptorServer({ fetch }) as Server;
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const timer = setTimeout(() => server.closeAllConnections(), gracePeriodMs);
      await once(server.close(), 'close');
      clearTimeout(timer);
    },
  };
}
