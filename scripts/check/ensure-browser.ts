import { spawnSync } from 'node:child_process';
import { findBrowser, requireBrowser } from '../find-browser';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Makes sure that there is a browser to test in. Where none is installed, Playwright fetches its own; where that is
 * refused, Debian's package is installed. Throws an ExpectedError where neither works.
 */
export const ensureBrowser = () => {
  if (findBrowser()) return;
  console.log('No Chrome or Chromium is installed yet.');
  if (!run('npx', 'playwright', 'install', 'chromium') && run('apt-get', 'update', '-qq'))
    run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell');
  requireBrowser();
};
