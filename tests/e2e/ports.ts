import { backendAt, testPort } from '../../scripts/develop/shared/tested-site.ts';

const first = testPort();

export const ports = {
  /** The site under test contains this port. */
  backend: first,
  site: first + 1,
  harness: first + 2,
  /** The site that stores messages from the contact form. */
  stored: first + 3,
  /** The same site without scripts. */
  withoutScripts: first + 4,
  /** The same site with an Edge Function that can't reach the database. */
  down: first + 5,
} as const;

export const backendUrl = backendAt(ports.backend);
