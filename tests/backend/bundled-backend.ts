import path from 'node:path';

/** Inside the project, so that it finds the installed packages. */
export const bundledBackend = path.resolve('.data/tests/backend-process.mjs');
