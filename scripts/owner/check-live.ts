import { ExpectedError } from '../shared/expected-error.ts';
import { projectFolders } from '../shared/project-folders.ts';
import { flag, readArguments } from '../shared/read-arguments.ts';
import { isWebUrl, readSettings } from '../shared/settings.ts';
import { checkDatabase } from './check-live/check-database.ts';
import { checkSite } from './check-live/check-site.ts';
import { readBuild } from './check-live/read-build.ts';
import { sendTest } from './check-live/send-test.ts';
import { checkProduction } from './database/check-production.ts';
import { readStatus } from './database/read-status.ts';
import { finding, printFindings, type Finding } from './shared/finding.ts';

const { values, positionals } = readArguments({
  name: 'check:live',
  description: 'Compares a published site with out/, and checks its headers, database and functions.',
  argumentLines: ['https://www.your-domain.co.uk'],
  maxArguments: Infinity,
  options: { send: flag('also submits a test registration') },
});
const [url = '', ...others] = positionals;
if (!isWebUrl(url) || others.length > 0)
  throw new ExpectedError(
    'Pass the address of the site: npm run check:live -- https://www.your-domain.co.uk',
  );
const siteUrl = new URL('/', url);
const build = readBuild(projectFolders.site);
const { database } = build;

const checkJobsAndMail = async (): Promise<readonly Finding[]> => {
  const { SUPABASE_SERVICE_ROLE_KEY: secretKey } = readSettings();
  const check = 'Jobs and mail';
  if (!database) return [];
  if (!secretKey) return [finding(check, 'not checked without the secret key: run npm run mail -- status')];
  try {
    return checkProduction(await readStatus({ url: database.url, secretKey }));
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return [finding(check, 'could not be checked', error.message)];
  }
};

const findings = [
  ...(await checkSite(siteUrl, build)),
  ...(await checkDatabase(siteUrl, build)),
  ...(await checkJobsAndMail()),
];
const test = values.send && database ? await sendTest(siteUrl, database) : undefined;
console.log(`${siteUrl.origin}\n`);
const lines = [...findings, ...(test ? [test.finding] : [])];
const failureCount = printFindings(lines);
if (test) console.log(['', ...test.next].join('\n'));
console.log(`\n${lines.length} checks, ${failureCount} failed.`);
