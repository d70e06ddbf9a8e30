import { startSite } from '../../scripts/develop/serve/start-site.ts';
import { isFullCheck } from '../helpers/test-level.ts';
import { copySite } from './copy-site.ts';
import { fetchPuppeteer } from './engines/puppeteer-engine.ts';
import { buildHarness } from './harness/build-harness.ts';
import { ports } from './ports.ts';
import { startDatabase, startStandIn } from './start-database.ts';

const stopDatabase = await startDatabase();
const { stored, withoutScripts } = copySite();

const stops: (() => Promise<void>)[] = [
  stopDatabase,
  (await startSite({ root: stored, port: ports.down })).close,
  (await startSite({ root: withoutScripts, port: ports.withoutScripts })).close,
];
if (isFullCheck) {
  fetchPuppeteer();
  const accounts = await startStandIn(0);
  const harness = await buildHarness(accounts.url);
  stops.push(accounts.close, (await startSite({ root: harness, port: ports.harness })).close);
}
// Start this server last, because Playwright waits for its port.
stops.push((await startSite({ root: stored, port: ports.stored })).close);

const stop = async () => {
  for (const close of stops.toReversed()) await close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
