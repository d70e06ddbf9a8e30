import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, parse, relative } from 'node:path';

type ProjectCopy = { readonly folder: string; readonly remove: () => void };

const notCopied = new Set([
  'node_modules',
  '.next',
  'out',
  '.git',
  '.data',
  'docs',
  'test-results',
  'playwright-report',
  // Skip this folder, because another test may run the Supabase CLI during the copy, and the CLI writes to it.
  join('supabase', '.temp'),
]);

// Configure a bundler root that contains both the copy and the linked packages, because the bundler doesn't read files
// outside its root. Disable type checks in builds, because some copies have only a few pages and therefore incomplete
// route types.
const configuration = (root: string) => `import config from './site.config.mjs';

export default {
  ...config,
  turbopack: { root: ${JSON.stringify(root)} },
  outputFileTracingRoot: ${JSON.stringify(root)},
  typescript: { ignoreBuildErrors: true },
};
`;

/**
 * Leaves out `.env` files and links the installed packages. The copy is deleted when the process ends, unless it was
 * deleted before.
 */
export const copyProject = (root: string): ProjectCopy => {
  const temporary = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  process.once('exit', remove);
  const folder = join(temporary, 'site');
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !notCopied.has(relative(root, source)) && !basename(source).startsWith('.env'),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  // If the project is itself a copy, its configuration already contains these changes.
  if (!existsSync(join(folder, 'site.config.mjs'))) {
    renameSync(join(folder, 'next.config.mjs'), join(folder, 'site.config.mjs'));
    writeFileSync(join(folder, 'next.config.mjs'), configuration(parse(folder).root));
  }
  return { folder, remove };
};
