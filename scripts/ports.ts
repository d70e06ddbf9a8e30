import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { ExpectedError } from './expected-error';

/** The environment variables that change a port, and the ports used without them. */
const defaults = { PORT: 3000, BACKEND_PORT: 54321 } as const;

type PortVariable = keyof typeof defaults;

/** Throws an ExpectedError for a value that is not a port. */
export function readPort(variable: PortVariable): number {
  const port = Number(process.env[variable] || defaults[variable]);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new ExpectedError(
    `${variable} is "${process.env[variable]}", which is not a port. Set it to a number from 0 to 65535.`,
  );
}

/** What `localhost` may mean; which of them a browser asks first differs from machine to machine. */
const loopback = ['127.0.0.1', '::1'] as const;

/** Listens on this machine alone. Throws an ExpectedError, which names the variable, when another program has the port. */
export async function listenLocally(
  server: Server,
  port: number,
  variable: PortVariable,
  host: string = loopback[0],
): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ExpectedError(
      `Port ${port} is taken by another program. Stop it, or set ${variable} to a free port.`,
    );
  }
}

/** Whether a machine has no such address, as where IPv6 is off. */
const isNoAddress = (error: unknown) =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Throws an ExpectedError when another program listens on the port of `localhost`. Call it before any long work begins. */
export async function requireFreePort(variable: PortVariable): Promise<void> {
  for (const host of loopback) {
    const server = createServer();
    try {
      await listenLocally(server, readPort(variable), variable, host);
      await once(server.close(), 'close');
    } catch (error) {
      if (!isNoAddress(error)) throw error;
    }
  }
}
