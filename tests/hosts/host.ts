import { setTimeout } from 'node:timers/promises';

export type Host = { readonly url: string; readonly close: () => Promise<void> };

/** Stops the server and throws after a minute without a response. */
export const waitForResponse = async (host: Host, attempts = 600): Promise<Host> => {
  if (await fetch(host.url).then(Boolean, () => false)) return host;
  if (attempts === 0) {
    await host.close();
    throw new Error(`There is no response from ${host.url}.`);
  }
  await setTimeout(100);
  return waitForResponse(host, attempts - 1);
};
