import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, parse } from 'node:path';

/** A copy of the project: the folder to build in, and how to remove it. */
export type ProjectCopy = { readonly folder: string; readonly remove: () => void };

/** Not copied: what is linked, built, stored, or no part of a build. */
const left = new Set([
  'node_modules',
  '.next',
  'out',
  '.git',
  '.data',
  'docs',
  'test-results',
  'playwright-report',
]);

// The bundler reads no file outside its root, and the linked packages are outside the copy.
const configuration = (root: string) => `import config from './site.config.mjs';

export default { ...config, turbopack: { root: ${JSON.stringify(root)} }, outputFileTracingRoot: ${JSON.stringify(root)} };
`;

/**
 * Takes the project's folder; copies its source into a temporary folder, with its installed packages linked and without
 * its settings. What was not removed goes when the process ends.
 */
export const copyProject = (root: string): ProjectCopy => {
  const temporary = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  process.once('exit', remove);
  const folder = join(temporary, 'site');
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !left.has(basename(source)) && !basename(source).startsWith('.env'),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  renameSync(join(folder, 'next.config.mjs'), join(folder, 'site.config.mjs'));
  writeFileSync(join(folder, 'next.config.mjs'), configuration(parse(folder).root));
  return { folder, remove };
};
