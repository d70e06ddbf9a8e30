import { checkDatabase } from './check-live/check-database';
import { checkProduction } from './check-live/check-production';
import { checkSite } from './check-live/check-site';
import { readBuild } from './check-live/read-build';
import { reportLines } from './check-live/report';
import { sendTest } from './check-live/send-test';
import { ExpectedError, reportFailure } from './expected-error';
import { projectPaths } from './project-paths';
import { isWebAddress, readSettings } from './settings';

const usage = 'Give the address of the site: npm run check:live -- https://www.your-domain.co.uk';

const readArguments = (words: readonly string[]) => {
  const [address, ...others] = words.filter((word) => word !== '--send');
  if (address === undefined || others.length > 0 || !isWebAddress(address)) throw new ExpectedError(usage);
  return { site: new URL('/', address), send: words.includes('--send') };
};

// `npm run check:live -- <address>`: whether a site is the one in out/, with its headers, its database and its functions. Exit
// code 1 where a check fails. It reads; only with --send it stores one registration.
const check = async () => {
  const { site, send } = readArguments(process.argv.slice(2));
  const build = readBuild(projectPaths.site);
  const results = [
    ...(await checkSite(site, build)),
    ...(await checkDatabase(site, build)),
    ...(await checkProduction(build, readSettings().SUPABASE_SERVICE_ROLE_KEY)),
  ];
  const sent = send && build.database ? await sendTest(site, build.database) : undefined;
  if (sent) results.push(sent.result);
  const failed = results.filter(({ fix }) => fix !== undefined).length;
  console.log([site.origin, '', ...reportLines(results), ''].join('\n'));
  if (sent) console.log([...sent.next, ''].join('\n'));
  console.log(`${results.length} checks, ${failed} failed.`);
  if (failed > 0) process.exitCode = 1;
};

check().catch(reportFailure);
