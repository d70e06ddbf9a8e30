import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { findFreePorts } from '@/scripts/develop/serve/ports.ts';
import { fetchedTools, nodePackage } from '@/scripts/develop/shared/fetched-tools.ts';
import { isFullCheck } from '../helpers/test-level.ts';
import { copyExport, removeExport, servedFolder, testHost } from './host-tests.ts';
import { waitForResponse } from './host.ts';

// Downloads Cloudflare's local server with npx, and with it Node 24, because the server needs a newer version of Node
// than the site.
const wrangler = [
  '--yes',
  `--package=${nodePackage('24')}`,
  `--package=${fetchedTools.wrangler}`,
  '--',
  'wrangler',
];
const runs = isFullCheck && spawnSync('npx', [...wrangler, '--version']).status === 0;
if (!runs)
  console.warn(
    'Skipped: wrangler is fetched in npm run check:full only, so Cloudflare Pages was not tested.',
  );

const startWrangler = async () => {
  const port = await findFreePorts();
  const words = ['pages', 'dev', servedFolder, '--ip', '127.0.0.1', '--port', String(port)];
  const child = spawn('npx', [...wrangler, ...words], {
    // Run the server outside the export, because it writes a cache to its working directory.
    cwd: dirname(servedFolder),
    stdio: 'ignore',
    // Start a process group, because npx starts processes that outlive it.
    detached: true,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
  });
  const exit = once(child, 'exit');
  const close = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await exit;
  };
  return waitForResponse({ url: `http://127.0.0.1:${port}`, close });
};

(runs ? describe : describe.skip)('Cloudflare Pages', () => {
  beforeAll(copyExport);
  afterAll(removeExport);
  testHost(startWrangler);
});
