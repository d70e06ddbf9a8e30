import { once } from 'node:events';
import { connect } from 'node:net';
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

/** Throws an ExpectedError when another program listens on the port of `localhost`. Call it before any long work begins. */
export async function requireFreePort(variable: PortVariable): Promise<number> {
  const port = readPort(variable);
  for (const host of loopback) {
    const socket = connect(port, host);
    const isTaken = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isTaken)
      throw new ExpectedError(
        `Port ${port} is taken by another program. Stop it, or set ${variable} to a free port.`,
      );
  }
  return port;
}
