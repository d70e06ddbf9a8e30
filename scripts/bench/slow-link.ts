import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** Round trip in milliseconds and throughput in kilobits a second, as Lighthouse names them. */
type LinkSpeed = { readonly rttMs: number; readonly throughputKbps: number };

const bytesPerPacket = 1460;

/**
 * Proxies a site with the delays of a slow link. (Emulated in Chromium, the link stalled on prefetched pages.)
 * All connections share the throughput towards the browser; opening one takes a round trip. TCP's slow start is left out.
 */
export const slowLink = async (site: string, { rttMs, throughputKbps }: LinkSpeed) => {
  let idleAt = 0;
  const server = createServer((near) => {
    const far = connect(Number(new URL(site).port), 'localhost');
    const openAt = performance.now() + rttMs;
    near.on('data', (data) =>
      setTimeout(() => far.writable && far.write(data), Math.max(openAt - performance.now(), 0) + rttMs / 2),
    );
    far.on('data', (data) => {
      for (let start = 0; start < data.length; start += bytesPerPacket) {
        const packet = data.subarray(start, start + bytesPerPacket);
        idleAt = Math.max(idleAt, performance.now()) + (packet.length * 8) / throughputKbps;
        setTimeout(() => near.writable && near.write(packet), idleAt + rttMs / 2 - performance.now());
      }
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
};
