import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { forms } from '@/content/forms';
import { islandsFolder } from '../../scripts/export/next-output';
import { copyProject } from '../copy-project';
import { testedSite } from '../tested-site';

type Settings = Readonly<Record<string, string>>;

const build = async (project: string, site: string, settings: Settings) => {
  const [code] = await once(
    spawn('npm', ['run', 'build', '--', '--to', site], {
      cwd: project,
      stdio: 'inherit',
      env: { ...process.env, TYPES_CHECKED: '1', ...settings },
    }),
    'exit',
  );
  if (code !== 0) throw new Error(`${site} was not built.`);
};

const used = new Set([...forms.map(({ page }) => page.slice(1)), '[page]', 'fonts', 'styles']);

/**
 * Builds the site under test and, beside the project, the site of an owner who stores messages: with the pages of forms alone, which
 * takes a quarter of the time. Returns the folder of that one, and of a copy of it that has lost its code.
 */
export const buildSites = async (settings: Settings) => {
  // A build that fails leaves nothing to test by mistake.
  rmSync(testedSite, { recursive: true, force: true });
  const { folder } = copyProject(process.cwd());
  for (const entry of readdirSync(join(folder, 'app'), { withFileTypes: true }))
    if (entry.isDirectory() && !used.has(entry.name))
      rmSync(join(folder, 'app', entry.name), { recursive: true });
  const [stored, withoutCode] = [join(folder, 'out'), join(folder, 'without-code')];
  await Promise.all([
    build(folder, stored, { ...settings, NEXT_PUBLIC_ENQUIRIES: 'store' }),
    // Unset, whatever the owner's own settings say.
    build(process.cwd(), testedSite, { ...settings, NEXT_PUBLIC_ENQUIRIES: '' }),
  ]);
  cpSync(stored, withoutCode, { recursive: true, filter: (file) => !file.includes(islandsFolder) });
  return { stored, withoutCode };
};
