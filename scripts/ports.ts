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

/** Listens on this machine alone. Throws an ExpectedError, which names the variable, when another program has the port. */
export async function listenLocally(server: Server, port: number, variable: PortVariable): Promise<void> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ExpectedError(
      `Port ${port} is taken by another program. Stop it, or set ${variable} to a free port.`,
    );
  }
}

/** Throws an ExpectedError when another program listens on the port. Call it before any long work begins. */
export async function requireFreePort(variable: PortVariable): Promise<void> {
  const server = createServer();
  await listenLocally(server, readPort(variable), variable);
  await once(server.close(), 'close');
}
