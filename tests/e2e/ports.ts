import { findFreePorts } from '../../scripts/helpers/ports';

// Select ports at random, because several clones may run tests at the same time. Test workers and the servers inherit the variable.
process.env.E2E_PORT ??= String(await findFreePorts(6));
const first = Number(process.env.E2E_PORT);

/** The ports of the servers under test: six consecutive ports that start at E2E_PORT. */
export const ports = {
  site: first,
  harness: first + 1,
  backend: first + 2,
  /** A site that stores messages. */
  stored: first + 3,
  /** The same site without its island scripts, and with a function that can't reach its database. */
  withoutScripts: first + 4,
  down: first + 5,
} as const;
