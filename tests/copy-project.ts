import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, parse, relative } from 'node:path';

/** The folder of the copy, and a function that deletes it. */
type ProjectCopy = { readonly folder: string; readonly remove: () => void };

/** Top-level entries that are linked, generated or not needed for a build. */
const notCopied = new Set([
  'node_modules',
  '.next',
  'out',
  '.git',
  '.data',
  'docs',
  'test-results',
  'playwright-report',
  // Another test may run Supabase's command line, which writes here, during the copy.
  join('supabase', '.temp'),
]);

// The bundler doesn't read files outside its root, but the linked packages are outside the copy. So set a root that contains
// both. Builds of the copy don't check types, because some copies have only a few pages, so the types of routes are incomplete.
const configuration = (root: string) => `import config from './site.config.mjs';

export default {
  ...config,
  turbopack: { root: ${JSON.stringify(root)} },
  outputFileTracingRoot: ${JSON.stringify(root)},
  typescript: { ignoreBuildErrors: true },
};
`;

/**
 * Copies the source of a project into a temporary folder and links its installed packages, without `.env` files. The copy is
 * deleted when the process ends, at the latest.
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
  // In a copy of a copy, both configurations are already changed.
  if (!existsSync(join(folder, 'site.config.mjs'))) {
    renameSync(join(folder, 'next.config.mjs'), join(folder, 'site.config.mjs'));
    writeFileSync(join(folder, 'next.config.mjs'), configuration(parse(folder).root));
  }
  return { folder, remove };
};
