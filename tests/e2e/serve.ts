import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { startSite } from '../../scripts/site/start-site';
import { testedSite } from '../tested-site';
import { writeBackendFile } from './backend-file';
import { buildStored } from './build-stored';
import { fetchPuppeteer } from './engines/puppeteer-engine';
import { buildHarness } from './harness/build-harness';
import { ports } from './ports';
import { startDatabase, startStandIn } from './start-database';
import { startTroubledSites } from './start-troubled-sites';

// Playwright waits for the site's port, so the site comes last.
const backend = await startDatabase(ports.backend);
writeBackendFile(backend);

const settingsFor = ({ url, anonKey }: { readonly url: string; readonly anonKey: string }) => ({
  NEXT_PUBLIC_SUPABASE_URL: url,
  NEXT_PUBLIC_SUPABASE_ANON_KEY: anonKey,
});
// A build that fails leaves nothing to test by mistake.
rmSync(testedSite, { recursive: true, force: true });
const build = spawnSync('npm', ['run', 'build', '--', '--to', testedSite], {
  stdio: 'inherit',
  // Unset, whatever the owner's own settings say.
  env: { ...process.env, ...settingsFor(backend), NEXT_PUBLIC_ENQUIRIES: '', TYPES_CHECKED: '1' },
});
if (build.status !== 0) throw new Error('The site did not build.');

const running: { readonly close: () => Promise<void> }[] = [backend];
if (process.env.FULL === '1') {
  fetchPuppeteer();
  // No page signs anyone in yet, and the engine has no accounts.
  const accounts = await startStandIn(0);
  const harness = await buildHarness(settingsFor(accounts));
  running.push(accounts, await startSite({ root: harness, port: ports.harness }));
}
const stored = buildStored(settingsFor(backend));
running.push(await startSite({ root: stored, port: ports.stored }), ...(await startTroubledSites(stored)));
running.push(await startSite({ root: testedSite, port: ports.site }));

const stop = async () => {
  for (const part of running.toReversed()) await part.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
