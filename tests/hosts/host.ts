import { setTimeout } from 'node:timers/promises';

/** A local server that serves an export in the same way as a host. */
export type Host = { readonly url: string; readonly close: () => Promise<void> };

/** Waits for the first response. If there is none within a minute, stops the host and throws. */
export const untilAnswering = async (host: Host, attempts = 600): Promise<Host> => {
  if (await fetch(host.url).then(Boolean, () => false)) return host;
  if (attempts === 0) {
    await host.close();
    throw new Error(`There is no response from ${host.url}.`);
  }
  await setTimeout(100);
  return untilAnswering(host, attempts - 1);
};
