const first = Number(process.env.E2E_PORT ?? 4173);

/** Where the parts of the site under test listen on this machine: six ports in a row, from E2E_PORT on. */
export const ports = {
  site: first,
  harness: first + 1,
  backend: first + 2,
  /** The site of an owner who stores messages. */
  stored: first + 3,
  /** The same where its scripts are lost, and where its function finds no database. */
  withoutCode: first + 4,
  down: first + 5,
} as const;
