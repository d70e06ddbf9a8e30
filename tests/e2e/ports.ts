import { findFreePorts } from '../../scripts/helpers/ports';

// Select ports at random, because several clones may run tests at the same time. Test workers and the servers inherit the variable.
process.env.E2E_PORT ??= String(await findFreePorts(6));
const first = Number(process.env.E2E_PORT);

/** The ports of the servers under test. They start at E2E_PORT and are consecutive. */
export const ports = {
  site: first,
  harness: first + 1,
  backend: first + 2,
  /** The site that stores messages of the contact form. */
  stored: first + 3,
  /** The same site without scripts. Its Edge Function can't reach the database. */
  withoutScripts: first + 4,
  down: first + 5,
} as const;
