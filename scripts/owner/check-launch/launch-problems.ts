import { company, sampleNames } from '@/content/company.ts';
import { confirmed, confirmedAt } from '@/content/confirmed.ts';
import { workedExample } from '@/content/costs/worked-example.ts';
import { testimonials } from '@/content/pages/testimonials.ts';
import { promises } from '@/content/promises.ts';
import { supplierSamples } from '@/content/supplier.ts';
import { thirdPartyFiles } from '@/content/third-parties/files.ts';
import { thirdPartyScripts } from '@/content/third-parties/scripts.ts';
import { towns } from '@/content/towns/index.ts';
import { allPages } from '@/lib/pages/pages.ts';
import { projectFolders } from '../../shared/project-folders.ts';
import { isWebUrl, readSettings } from '../../shared/settings.ts';
import { mergedSentences } from '../shared/merged-sentences.ts';
import { claimProblems, sampleCompanyProblems, townProblems, vatProblems } from './content-problems.ts';
import { exportProblems } from './export-problems.ts';
import { missingPaths } from './missing-paths.ts';
import { problemsIn } from './problems-in.ts';
import { settingProblems } from './setting-problems.ts';

const originOf = (url = '') => (isWebUrl(url) ? new URL(url).origin : undefined);

/** Findings by the time at which the owner can fix them. */
export const launchProblems = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const settings = readSettings();
  const siteOrigin = originOf(settings.NEXT_PUBLIC_SITE_URL || company.origin);
  const missing = siteOrigin === undefined ? [] : await missingPaths(siteOrigin);

  return {
    'Now, in content and settings': [
      ...sampleCompanyProblems(company, sampleNames),
      ...townProblems(towns.entries),
      ...vatProblems(company.legalEntity?.vatNumber, workedExample.vatPercent),
      ...claimProblems({
        promises,
        confirmed,
        workedExample,
        quotes: testimonials.quotes,
        supplierSamples,
        samplePages: allPages.filter(({ sample }) => sample),
        scripts: thirdPartyScripts,
        files: thirdPartyFiles,
      }),
      ...problemsIn('content', [
        [
          mergedSentences(projectFolders.root, confirmedAt).length > 0,
          'a new version has changed sentences that visitors read',
          'read them with npm run confirm -- --merged',
        ],
      ]),
      ...problemsIn(
        'content/redirects.ts',
        missing.map((path) => [true, `${path} is on the published site, but not in this one`, 'redirect it']),
      ),
      ...settingProblems(settings, company.origin),
    ],
    'After the build, in out/': exportProblems(projectFolders.root, {
      siteOrigin,
      databaseOrigin: originOf(settings.NEXT_PUBLIC_SUPABASE_URL),
    }),
  };
};
