import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { startBackend } from '../../scripts/backend/start-backend';
import { startSite } from '../../scripts/site/start-site';
import { writeBackendFile } from './backend-file';
import { buildHarness } from './harness/build-harness';
import { ports } from './ports';

// Playwright waits for the site's port, so the site comes last.
const backend = await startBackend({ port: ports.backend });
// All tests send from one address.
await backend.query('update private.submission_limits set per_sender = 100000');
writeBackendFile(backend);

const settings = {
  NEXT_PUBLIC_SUPABASE_URL: backend.url,
  NEXT_PUBLIC_SUPABASE_ANON_KEY: backend.anonKey,
  // Unset, whatever the owner's own settings say. The harness has the form of an owner who stores messages.
  NEXT_PUBLIC_ENQUIRIES: '',
};
// Compressed as well, because one test asks the preview server for that.
const build = spawnSync('npm', ['run', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, ...settings, PRECOMPRESS: '1' },
});
if (build.status !== 0) throw new Error('The site did not build.');

const harness = await buildHarness({ ...settings, NEXT_PUBLIC_ENQUIRIES: 'store' });
const sites = [
  await startSite({ root: harness, port: ports.harness }),
  await startSite({ root: path.resolve('out'), port: ports.site }),
];

const stop = async () => {
  for (const site of sites) await site.close();
  await backend.close();
  rmSync(harness, { recursive: true });
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
