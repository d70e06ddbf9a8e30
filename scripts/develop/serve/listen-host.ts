import { existsSync } from 'node:fs';

const everywhere = '0.0.0.0';

const isContainer = () => ['/.dockerenv', '/run/.containerenv'].some((file) => existsSync(file));

/**
 * The address on which `npm start` and `npm run dev` listen, and the host name of their URLs. Containers forward ports
 * only to servers that listen on all addresses. LISTEN_HOST overrides the choice: with the address of this computer in
 * the local network, phones can open the site.
 */
export const listenHost = (
  chosen = process.env.LISTEN_HOST?.trim(),
  inContainer = isContainer(),
): { readonly address: string; readonly name: string } => {
  const address = chosen || (inContainer ? everywhere : 'localhost');
  return { address, name: [everywhere, '::', '::1', '127.0.0.1'].includes(address) ? 'localhost' : address };
};
