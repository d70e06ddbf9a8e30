import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forms } from '@/content/forms';
import { copyProject } from '../copy-project';

const used = new Set([...forms.map(({ page }) => page.slice(1)), '[page]', 'fonts', 'styles']);

/**
 * Builds the site of an owner who stores messages beside the project, with the pages of forms alone, which takes a quarter of
 * the time. Returns the folder to serve.
 */
export const buildStored = (settings: Readonly<Record<string, string>>): string => {
  const { folder } = copyProject(process.cwd());
  for (const entry of readdirSync(join(folder, 'app'), { withFileTypes: true }))
    if (entry.isDirectory() && !used.has(entry.name))
      rmSync(join(folder, 'app', entry.name), { recursive: true });
  // The build of the whole site checks the types; here the compiler would miss the pages.
  const configuration = join(folder, 'next.config.mjs');
  const untyped = readFileSync(configuration, 'utf8').replace(
    '...config,',
    '...config, typescript: { ignoreBuildErrors: true },',
  );
  writeFileSync(configuration, untyped);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...settings, NEXT_PUBLIC_ENQUIRIES: 'store' },
  });
  if (status !== 0) throw new Error('The site that stores messages did not build.');
  return join(folder, 'out');
};
