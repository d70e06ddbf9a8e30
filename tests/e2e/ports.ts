import { resolve } from 'node:path';
import { findFreePorts } from '../../scripts/develop/serve/ports';

// Use random ports, because tests may run in several clones at the same time. Workers and servers inherit this variable.
process.env.TEST_PORT ??= String(await findFreePorts(6));
const first = Number(process.env.TEST_PORT);

export const ports = {
  site: first,
  harness: first + 1,
  backend: first + 2,
  /** The site that stores messages from the contact form. */
  stored: first + 3,
  /** The same site without scripts. */
  withoutScripts: first + 4,
  /** The same site with an Edge Function that can't reach the database. */
  down: first + 5,
} as const;

/** The folder with the address and the keys of the tested backend. */
export const testData = resolve('.data/tested-backend');
