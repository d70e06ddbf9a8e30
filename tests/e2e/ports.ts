/** Where the parts of the site under test listen on this machine. */
export const ports = { backend: 54399, site: 4173, harness: 4174 } as const;
