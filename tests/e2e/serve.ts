import { mkdirSync } from 'node:fs';
import { recordBackend } from '../../scripts/shared/running-backend';
import { startSite } from '../../scripts/develop/serve/start-site';
import { testedSite } from '../helpers/tested-site';
import { buildSites } from './build-sites';
import { fetchPuppeteer } from './engines/puppeteer-engine';
import { buildHarness } from './harness/build-harness';
import { ports, testData } from './ports';
import { startDatabase, startStandIn } from './start-database';
import { isFullCheck } from '../helpers/test-level';

const backend = await startDatabase(ports.backend);
// Tests run in other processes.
mkdirSync(testData, { recursive: true });
recordBackend(testData, backend);

const settingsFor = ({ url, publishableKey }: { readonly url: string; readonly publishableKey: string }) => ({
  NEXT_PUBLIC_SUPABASE_URL: url,
  NEXT_PUBLIC_SUPABASE_ANON_KEY: publishableKey,
});
const { stored, withoutScripts } = await buildSites(settingsFor(backend));

const running: { readonly close: () => Promise<void> }[] = [
  backend,
  await startSite({ root: stored, port: ports.stored }),
  await startSite({ root: stored, port: ports.down }),
  await startSite({ root: withoutScripts, port: ports.withoutScripts }),
];
if (isFullCheck) {
  fetchPuppeteer();
  const accounts = await startStandIn(0);
  const harness = await buildHarness(settingsFor(accounts));
  running.push(accounts, await startSite({ root: harness, port: ports.harness }));
}
// Start this server last, because Playwright waits for its port.
running.push(await startSite({ root: testedSite, port: ports.site }));

const stop = async () => {
  for (const part of running.toReversed()) await part.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
