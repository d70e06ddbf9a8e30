import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** Slow 4G as Lighthouse has it. */
const roundTripMs = 150;
const bytesPerMs = 1_638_400 / 8 / 1000;

export type SlowLink = { readonly url: string; readonly close: () => void };

/** A way to a server on this machine that is as slow as a phone's, for every tab of a browser alike. */
export const slowLink = async (target: string): Promise<SlowLink> => {
  const { port, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  // One link for all connections: what one sends, the others wait for.
  let freeAt = 0;
  const slow = () =>
    new Transform({
      transform: (piece: Buffer, _encoding, done) => {
        freeAt = Math.max(freeAt, performance.now()) + piece.length / bytesPerMs;
        void setTimeout(freeAt - performance.now() + roundTripMs / 2).then(() => done(null, piece));
      },
    });
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => socket.destroy()));
    client.pipe(slow()).pipe(upstream).pipe(slow()).pipe(client);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
