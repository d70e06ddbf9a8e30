import { spawnSync } from 'node:child_process';
import { findBrowser, requireBrowser } from '../find-browser';

/**
 * Makes sure that there is a browser to test in: where none is installed, Playwright fetches one into its own folder. Throws an
 * ExpectedError that says what to install where that is refused.
 */
export const ensureBrowser = () => {
  if (findBrowser()) return;
  console.log('No Chrome or Chromium is installed yet.');
  spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  requireBrowser();
};
