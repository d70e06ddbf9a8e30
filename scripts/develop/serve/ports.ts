import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { ExpectedError } from '../../shared/expected-error.ts';

const defaults = { PORT: 3000, BACKEND_PORT: 54321 } as const;

type PortVariable = keyof typeof defaults;

/** Throws an ExpectedError for an invalid value. */
export const readPort = (variable: PortVariable): number => {
  const port = Number(process.env[variable] || defaults[variable]);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new ExpectedError(
    `${variable} is "${process.env[variable]}", which is not a port. Set it to a number from 0 to 65535.`,
  );
};

/** Both addresses of `localhost`, because browsers differ in which one they try first. */
const loopback = ['127.0.0.1', '::1'] as const;

const isTaken = async (port: number) => {
  for (const host of loopback) {
    const socket = connect(port, host);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return true;
  }
  return false;
};

/** Call this before starting long work. Throws an ExpectedError if another program already listens on the port. */
export const requireFreePort = async (variable: PortVariable): Promise<number> => {
  const port = readPort(variable);
  if (await isTaken(port))
    throw new ExpectedError(
      `Port ${port} is taken by another program. Stop it, or set ${variable} to a free port.`,
    );
  return port;
};

// The ranges are above the ports that Chromium blocks, and below those that operating systems assign to outgoing
// connections. They differ, so that a server with one port can't take one of several that will be opened later.
const [firstSingle, firstOfSeveral, last] = [11_000, 21_500, 32_000];

const randomPort = (count: number) =>
  count === 1 ? randomInt(firstSingle, firstOfSeveral) : randomInt(firstOfSeveral, last - count);

/**
 * Returns the first of `count` consecutive ports on `localhost`: `first` if they are free, else random ones, because two
 * test runs may search at the same time.
 */
export const findFreePorts = async (count = 1, first = randomPort(count)): Promise<number> => {
  const ports = Array.from({ length: count }, (_, index) => first + index);
  const areTaken = await Promise.all(ports.map(isTaken));
  return areTaken.includes(true) ? findFreePorts(count) : first;
};
