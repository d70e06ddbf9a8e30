import { createServer } from 'node:net';
import { ExpectedError } from './expected-error';

/** The environment variables that change a port, and the ports used without them. */
const defaults = { PORT: 3000, BACKEND_PORT: 54321 } as const;

/** Throws an ExpectedError for a value that is not a port. */
export function readPort(variable: keyof typeof defaults): number {
  const value = process.env[variable];
  if (value === undefined || value === '') return defaults[variable];
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new ExpectedError(
    `${variable} is "${value}", which is not a port. Set it to a number from 0 to 65535.`,
  );
}

/** Throws an ExpectedError when another program listens on the port. Call it before any long work begins. */
export async function requireFreePort(variable: keyof typeof defaults): Promise<void> {
  const port = readPort(variable);
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portTaken(variable, port) : error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
  });
}

export function portTaken(variable: keyof typeof defaults, port: number): ExpectedError {
  return new ExpectedError(
    `Port ${port} is taken by another program. Stop it, or set ${variable} to a free port.`,
  );
}
