import { freePort } from '../free-port';
import { copyExport, removeExport, served, testHost } from './host-tests';
import { startWrangler, wranglerProblem } from './start-wrangler';

// Cloudflare's own local server, in `npm run check:full`. It is fetched for this test.
const problem = wranglerProblem();
if (problem) console.warn(`Skipped: ${problem}, so Cloudflare Pages was not tested.`);
const described = problem ? describe.skip : describe;

described('Cloudflare Pages', () => {
  beforeAll(copyExport);
  afterAll(removeExport);
  testHost(async () => startWrangler(served, await freePort()));
});
