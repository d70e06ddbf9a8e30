import path from 'node:path';

/** Inside the project, so that what is bundled finds the installed packages. */
export const bundles = path.resolve('.data/tests');

/** The file of a program that tests start, by the name of its source. */
export const bundled = (name: 'backend-process' | 'registrations' | 'enquiries') =>
  path.join(bundles, `${name}.mjs`);
