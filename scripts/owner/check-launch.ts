import { commitments } from '@/content/commitments';
import { confirmed, confirmedAt } from '@/content/confirmed';
import { company, sampleNames } from '@/content/company';
import { legalSamples } from '@/content/pages/legal-notice';
import { locations } from '@/content/locations';
import { testimonials } from '@/content/pages/testimonials';
import { supplierSamples } from '@/content/supplier';
import { thirdPartyFiles } from '@/content/third-parties/files';
import { thirdPartyScripts } from '@/content/third-parties/scripts';
import { workedExample } from '@/content/hiring/worked-example';
import { claimFindings, companyFindings, townFindings } from './check-launch/content-findings';
import { exportFindings } from './check-launch/export-findings';
import { findingsIn } from './check-launch/findings-in';
import { mergedSentences } from './check-launch/merged-sentences';
import { settingFindings } from './check-launch/setting-findings';
import { plainArguments } from '../shared/plain-arguments';
import { projectPaths } from '../shared/project-paths';
import { isWebAddress, readSettings } from '../shared/settings';

// `npm run check:launch`: lists the remaining tasks before launch, one per line. The exit code is 1 if there are any.
plainArguments();
const settings = readSettings();
const originOf = (address = '') => (isWebAddress(address) ? new URL(address).origin : undefined);

const groups = {
  'Now, in content and settings': [
    ...companyFindings(company, sampleNames),
    ...townFindings(locations.entries),
    ...claimFindings({
      commitments,
      confirmed,
      workedExample,
      testimonials,
      supplierSamples,
      legalSamples,
      scripts: thirdPartyScripts,
      files: thirdPartyFiles,
    }),
    ...findingsIn('content', [
      [
        mergedSentences(projectPaths.root, confirmedAt).length > 0,
        'a new version has changed sentences that visitors read',
        'read them with npm run confirm -- --merged',
      ],
    ]),
    ...settingFindings(settings, company.origin),
  ],
  'After the build, in out/': exportFindings(projectPaths.root, {
    site: originOf(settings.NEXT_PUBLIC_SITE_URL || company.origin),
    database: originOf(settings.NEXT_PUBLIC_SUPABASE_URL),
  }),
};

for (const [title, findings] of Object.entries(groups))
  if (findings.length > 0) console.log(`${title}:\n  ${findings.join('\n  ')}\n`);
const count = Object.values(groups).flat().length;
console.log(count === 0 ? 'Ready to launch.' : `${count} ${count === 1 ? 'finding' : 'findings'}.`);
if (count > 0) process.exitCode = 1;
