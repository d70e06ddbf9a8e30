import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ExpectedError } from './expected-error';

export const browserFlags = [
  // Disable the sandbox, because it doesn't work as root or in many containers. These browsers only open our own pages.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

// Prefer the headless shell, because it needs a third of the CPU time of a full browser.
const shell = 'chromium-headless-shell';
const fullBrowsers = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'] as const;

const onPath = (commands: readonly string[]): readonly string[] =>
  commands.flatMap((command) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command)),
  );

/**
 * Returns the path at which Playwright installs the headless shell, because its API only returns the path of the full
 * browser.
 */
const shellBeside = (chromiumPath: string) =>
  chromiumPath.replace(
    /chromium-(\d+)([\\/])chrome-([\w-]+).*?(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
  );

export const findBrowser = (): string | undefined =>
  process.env.CHROME_PATH ||
  [...onPath([shell]), shellBeside(chromium.executablePath())].find((path) => existsSync(path)) ||
  findFullBrowser();

/** The headless shell has no back/forward cache and no autofill. */
export const findFullBrowser = (): string | undefined =>
  process.env.CHROME_PATH ||
  [...onPath(fullBrowsers), chromium.executablePath()].find((path) => existsSync(path));

/**
 * If no browser is installed, downloads a headless shell with Playwright. Throws an ExpectedError if the download
 * fails.
 */
export function requireBrowser(): string {
  const fetchShell = 'npx playwright install --only-shell chromium';
  if (!findBrowser()) {
    console.log(`No Chrome or Chromium is installed yet: ${fetchShell}`);
    spawnSync(fetchShell, { stdio: 'inherit', shell: true });
  }
  const browser = findBrowser();
  if (browser) return browser;
  throw new ExpectedError(
    'No Chrome or Chromium was found. Install one (on Debian: apt-get install chromium-headless-shell), or set CHROME_PATH.',
  );
}
