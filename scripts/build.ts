import { relative, resolve } from 'node:path';
import { mainOffice } from '@/content/company.ts';
import { displayFont } from '@/lib/brand/display-font.ts';
import { allowedLoads } from './build/allowed-loads.ts';
import { finishExport } from './build/finish-export.ts';
import { missingCharacters } from './build/missing-characters.ts';
import { exportWithNext } from './build/next-output.ts';
import { allProblems } from './build/problems/all-problems.ts';
import { companyWarnings } from './build/problems/company-problems.ts';
import { restoreSite } from './build/replace-site.ts';
import { unusedPictures } from './build/unused-pictures.ts';
import { ExpectedError } from './shared/expected-error.ts';
import { projectFolders } from './shared/project-folders.ts';
import { readArguments, valueOption } from './shared/read-arguments.ts';
import { publicSettings, readSettings, requireValid } from './shared/settings.ts';
import { siteRedirects } from './shared/site-redirects.ts';

const { root } = projectFolders;
const { to = projectFolders.site } = readArguments({
  name: 'build',
  description: 'Exports the site into out/. PRECOMPRESS=1 adds .br and .gz files.',
  options: { to: valueOption('<folder>', 'writes to another folder') },
}).values;
const siteFolder = resolve(to);

const settings = readSettings();
requireValid(settings);
const problems = allProblems();
if (problems.length > 0) throw new ExpectedError(problems.join('\n'));
restoreSite(root, siteFolder);
if (!exportWithNext(root, publicSettings(settings)))
  throw new ExpectedError(
    `next build failed; the reason is above. The folder ${relative(root, siteFolder)} is unchanged.`,
  );
const { NEXT_PUBLIC_SUPABASE_URL: service, NEXT_PUBLIC_SUPABASE_ANON_KEY: key } = settings;
const { pages, pagesWithIslands } = finishExport(root, {
  siteFolder,
  settings: publicSettings(settings),
  databaseOrigin: service ? new URL(service).origin : undefined,
  isCompressed: settings['PRECOMPRESS'] === '1',
  redirects: siteRedirects,
  allowedLoads: allowedLoads(),
});
for (const [character, path] of missingCharacters(siteFolder, displayFont))
  console.warn(
    `Warning: the display font has no ${character} (U+${character.codePointAt(0)?.toString(16)}), so ${path} shows it in another font.`,
  );
const unused = unusedPictures(root, siteFolder);
if (unused.length > 0)
  console.warn(
    `Warning: no page shows these files. Delete those that you don't need:\n  ${unused.join('\n  ')}`,
  );
console.log(`${pages} pages finished, ${pages - pagesWithIslands} of them without scripts.`);
for (const warning of companyWarnings()) console.warn(warning);
if (!service || !key)
  console.warn(
    `Warning: built without NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY. Registrations cannot be sent. The form shows the phone number ${mainOffice.phone} instead.`,
  );
