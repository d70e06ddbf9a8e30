import { promises } from '@/content/promises';
import { confirmed, confirmedAt } from '@/content/confirmed';
import { company, sampleNames } from '@/content/company';
import { legalSamples } from '@/content/pages/legal-notice';
import { towns } from '@/content/towns';
import { testimonials } from '@/content/pages/testimonials';
import { supplierSamples } from '@/content/supplier';
import { thirdPartyFiles } from '@/content/third-parties/files';
import { thirdPartyScripts } from '@/content/third-parties/scripts';
import { workedExample } from '@/content/hiring/worked-example';
import { claimProblems, sampleCompanyProblems, townProblems } from './content-problems';
import { exportProblems } from './export-problems';
import { problemsIn } from './problems-in';
import { lostAddresses } from './lost-addresses';
import { mergedSentences } from '../shared/merged-sentences';
import { settingProblems } from './setting-problems';
import { projectPaths } from '../../shared/project-paths';
import { isWebAddress, readSettings } from '../../shared/settings';

const originOf = (address = '') => (isWebAddress(address) ? new URL(address).origin : undefined);

/** Findings by the time at which the owner can fix them. */
export const launchProblems = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const settings = readSettings();
  const site = originOf(settings.NEXT_PUBLIC_SITE_URL || company.origin);
  const lost = site === undefined ? [] : await lostAddresses(site);

  return {
    'Now, in content and settings': [
      ...sampleCompanyProblems(company, sampleNames),
      ...townProblems(towns.entries),
      ...claimProblems({
        promises,
        confirmed,
        workedExample,
        testimonials,
        supplierSamples,
        legalSamples,
        scripts: thirdPartyScripts,
        files: thirdPartyFiles,
      }),
      ...problemsIn('content', [
        [
          mergedSentences(projectPaths.root, confirmedAt).length > 0,
          'a new version has changed sentences that visitors read',
          'read them with npm run confirm -- --merged',
        ],
      ]),
      ...problemsIn(
        'content/redirects.ts',
        lost.map((path) => [true, `${path} is on the published site, but not in this one`, 'redirect it']),
      ),
      ...settingProblems(settings, company.origin),
    ],
    'After the build, in out/': exportProblems(projectPaths.root, {
      site,
      database: originOf(settings.NEXT_PUBLIC_SUPABASE_URL),
    }),
  };
};
