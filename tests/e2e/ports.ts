const first = Number(process.env.E2E_PORT ?? 4173);

/** Where the parts of the site under test listen on this machine: eight ports in a row, from E2E_PORT on. */
export const ports = {
  site: first,
  harness: first + 1,
  backend: first + 2,
  stored: first + 3,
  /** The stored site in trouble: its scripts fail, hang, or lack the one of the form; its function finds no database. */
  failing: first + 4,
  hanging: first + 5,
  halved: first + 6,
  down: first + 7,
} as const;
