import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { portTaken } from '../ports';
import type { Handler } from './create-handler';

export type Listener = {
  /** Without a trailing slash. */
  readonly url: string;
  /** Gives open answers a moment to finish, then cuts them off. */
  readonly close: () => Promise<void>;
};

const host = '127.0.0.1';
const patienceMs = 1500;

/** Serves this machine only. Port 0 takes a free one. Throws an ExpectedError when the port is taken. */
export async function listen(handle: Handler, port: number): Promise<Listener> {
  const server = createServer(
    getRequestListener((request, { incoming }) => handle(request, incoming.socket.remoteAddress ?? ''), {
      overrideGlobalObjects: false,
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portTaken('BACKEND_PORT', port) : error),
    );
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
        server.close(() => {
          clearTimeout(impatience);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
