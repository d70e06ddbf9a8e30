import './telemetry-off';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { company } from '@/content/company';
import { displayFont } from '@/lib/site/display-font';
import { type Redirect, siteRedirects } from '@/lib/site/redirects';
import { checkColours } from './check-colours';
import { ExpectedError, reportFailure } from './expected-error';
import { exportTo, finishExport } from './export/finish-export';
import { vercelRedirects } from './export/redirects';
import { restoreOut } from './export/replace-out';
import { characterNames } from './face/character-names';
import { missingCharacters } from './face/missing-characters';
import { projectPaths } from './project-paths';
import { publicSettings, readSettings, requireUrls } from './settings';

const { root } = projectPaths;

const exportSite = () => {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, EXPORT_TO: exportTo },
  });
  if (status !== 0)
    throw new ExpectedError('next build failed; the reason is above. The folder out is as it was.');
};

// Vercel reads its redirects from the repository, before it builds.
const updateVercel = (redirects: readonly Redirect[]) => {
  const file = join(root, 'vercel.json');
  const settings = JSON.parse(readFileSync(file, 'utf8')) as { redirects?: unknown };
  const wanted = vercelRedirects(redirects);
  if (JSON.stringify(settings.redirects ?? []) === JSON.stringify(wanted)) return;
  writeFileSync(file, `${JSON.stringify({ ...settings, redirects: wanted }, null, 2)}\n`);
  console.log('vercel.json has the new redirects: commit it.');
};

// `npm run build`: has Next export the site beside `out/`, finishes it there, and replaces `out/`.
// PRECOMPRESS=1 adds .br and .gz files, for servers that send those.
const build = () => {
  const settings = readSettings();
  requireUrls(settings);
  checkColours(root);
  const redirects = siteRedirects();
  restoreOut(root);
  exportSite();
  const { NEXT_PUBLIC_SUPABASE_URL: service, NEXT_PUBLIC_SUPABASE_ANON_KEY: key } = settings;
  const { pages, interactive } = finishExport(root, {
    settings: publicSettings(settings),
    connect: service ? new URL(service).origin : undefined,
    compressed: settings['PRECOMPRESS'] === '1',
    redirects,
  });
  updateVercel(redirects);
  for (const [character, path] of missingCharacters(join(root, 'out'), displayFont))
    console.warn(
      `Warning: the display face has no ${characterNames(character)}, which ${path} prints: another face is shown there.`,
    );
  console.log(`${pages} pages finished, ${pages - interactive} of them without scripts.`);
  if (!service || !key)
    console.warn(
      `Warning: built without NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY. Registrations cannot be sent: the form gives the phone number ${company.phone} in their place.`,
    );
};

try {
  build();
} catch (error) {
  reportFailure(error);
}
