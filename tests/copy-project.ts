import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, parse, relative } from 'node:path';

/** The folder of the copy, and a function that removes it. */
type ProjectCopy = { readonly folder: string; readonly remove: () => void };

/** Top-level entries that are linked, generated, stored, or not part of a build. */
const notCopied = new Set([
  'node_modules',
  '.next',
  'out',
  '.git',
  '.data',
  'docs',
  'test-results',
  'playwright-report',
  // Supabase's command line may write here while another test copies the project.
  join('supabase', '.temp'),
]);

// The bundler reads no files outside its root, and the linked packages are outside the copy.
const configuration = (root: string) => `import config from './site.config.mjs';

export default { ...config, turbopack: { root: ${JSON.stringify(root)} }, outputFileTracingRoot: ${JSON.stringify(root)} };
`;

/**
 * Copies the source of a project into a temporary folder, links its installed packages, and leaves out `.env` files. The copy is
 * removed when the process ends, if not before.
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
  // A copy of a copy already has both configurations.
  if (!existsSync(join(folder, 'site.config.mjs'))) {
    renameSync(join(folder, 'next.config.mjs'), join(folder, 'site.config.mjs'));
    writeFileSync(join(folder, 'next.config.mjs'), configuration(parse(folder).root));
  }
  return { folder, remove };
};
