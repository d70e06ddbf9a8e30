const first = Number(process.env.E2E_PORT ?? 4173);

/** Where the parts of the site under test listen on this machine: four ports in a row, from E2E_PORT on. */
export const ports = { site: first, harness: first + 1, backend: first + 2, stored: first + 3 } as const;
