import { company } from '@/content/company';
import { testimonials } from '@/content/pages/testimonials';
import { companyFindings } from './check-launch/company-findings';
import { exportFindings } from './check-launch/export-findings';
import { quoteFindings } from './check-launch/quote-findings';
import { settingFindings } from './check-launch/setting-findings';
import { readSettings } from './check-launch/settings';
import { projectPaths } from './project-paths';

// `npm run check:launch`: what must change before the public sees the site, one line each. Exit code 1 while anything must.
const settings = readSettings(projectPaths.root, process.env);
const originOf = (address: string | undefined) =>
  address && URL.canParse(address) ? new URL(address).origin : undefined;

const findings = [
  ...companyFindings(company),
  ...quoteFindings(testimonials),
  ...settingFindings(settings, company.origin),
  ...exportFindings(projectPaths.site, {
    site: originOf(settings.NEXT_PUBLIC_SITE_URL) ?? company.origin,
    supabase: originOf(settings.NEXT_PUBLIC_SUPABASE_URL),
  }),
];

for (const { file, problem } of findings) console.error(`${file}: ${problem}`);
if (settings.NEXT_PUBLIC_ENQUIRIES !== 'store') {
  console.log(
    'Notice: messages of the contact form are not stored. To keep them, set NEXT_PUBLIC_ENQUIRIES=store in .env.local.',
  );
}
if (findings.length > 0) process.exitCode = 1;
else console.log('Ready to launch.');
