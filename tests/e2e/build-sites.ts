import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forms } from '@/content/forms';
import { fixedPaths } from '@/content/slugs';
import { islandsFolder } from '../../scripts/build/next-output';
import { copyProject } from '../helpers/copy-project';
import { testedSite } from '../helpers/tested-site';

type Settings = Readonly<Record<string, string>>;

const build = async (project: string, site: string, settings: Settings) => {
  const [code] = await once(
    spawn('npm', ['run', 'build', '--', '--to', site], {
      cwd: project,
      stdio: 'inherit',
      env: { ...process.env, NEXT_PUBLIC_SITE_URL: '', ...settings },
    }),
    'exit',
  );
  if (code !== 0) throw new Error(`Building ${site} failed.`);
};

const listed: readonly string[] = fixedPaths;
const used = new Set([...forms.map(({ page }) => page.split('/')[1]), '[...answer]', 'fonts', 'styles']);

/**
 * Builds the site under test, and a second site that stores messages from the contact form. The other fixed pages of
 * the second site are empty, because building these takes a quarter of the time. Returns its folder, and that of a copy
 * without scripts.
 */
export const buildSites = async (settings: Settings) => {
  // Delete the old site, so that tests can't use it if the build fails.
  rmSync(testedSite, { recursive: true, force: true });
  const { folder } = copyProject(process.cwd());
  for (const entry of readdirSync(join(folder, 'app'), { withFileTypes: true })) {
    if (!entry.isDirectory() || used.has(entry.name)) continue;
    const route = join(folder, 'app', entry.name);
    rmSync(route, { recursive: true });
    // The build rejects paths without a page.
    if (!listed.includes(`/${entry.name}`)) continue;
    mkdirSync(route);
    writeFileSync(join(route, 'page.tsx'), 'export default function Page() {\n  return null;\n}\n');
  }
  const [stored, withoutScripts] = [join(folder, 'out'), join(folder, 'without-scripts')];
  await Promise.all([
    build(folder, stored, { ...settings, NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '1' }),
    // Override settings that the owner's .env file may contain.
    build(process.cwd(), testedSite, { ...settings, NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '' }),
  ]);
  cpSync(stored, withoutScripts, { recursive: true, filter: (file) => !file.includes(islandsFolder) });
  return { stored, withoutScripts };
};
