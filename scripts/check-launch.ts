import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { company, sampleNames } from '@/content/company';
import { machineWords } from '@/content/machine-words';
import { testimonials } from '@/content/pages/testimonials';
import { slugs } from '@/content/slugs';
import { commitments } from '@/content/commitments';
import { statistics } from '@/content/statistics';
import { workedExample } from '@/content/worked-example';
import {
  companyFindings,
  commitmentFindings,
  exampleFindings,
  quoteFindings,
  statisticsFindings,
} from './check-launch/content-findings';
import { exportFindings } from './check-launch/export-findings';
import { machineFindings } from './check-launch/machine-findings';
import { reportLines } from './check-launch/report';
import { settingFindings } from './check-launch/setting-findings';
import { projectPaths } from './project-paths';
import { isWebAddress, readSettings } from './settings';

// `npm run check:launch`: what must change before the public sees the site. Exit code 1 while anything must.
const settings = readSettings();
const originOf = (address = '') => (isWebAddress(address) ? new URL(address).origin : undefined);

const beforeBuild = [
  ...companyFindings(company, sampleNames),
  ...quoteFindings(testimonials, (address) => existsSync(join(projectPaths.root, 'public', address))),
  ...commitmentFindings(commitments),
  ...exampleFindings(workedExample),
  ...statisticsFindings(statistics),
  // What the environment sets is no file on this machine.
  ...settingFindings(
    settings,
    company.origin,
    process.env.NEXT_PUBLIC_SUPABASE_URL ? {} : readSettings('development'),
  ),
];
const afterBuild = [
  ...exportFindings(projectPaths.root, {
    site: originOf(settings.NEXT_PUBLIC_SITE_URL || company.origin),
    database: originOf(settings.NEXT_PUBLIC_SUPABASE_URL),
  }),
  ...machineFindings(projectPaths.root, machineWords, slugs.services),
];

console.log(reportLines(beforeBuild, afterBuild).join('\n'));
if (beforeBuild.length + afterBuild.length > 0) process.exitCode = 1;
