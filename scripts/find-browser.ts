import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ExpectedError } from './expected-error';

/** Flags for every browser that a script or a test starts. They keep it from making requests of its own. */
export const browserFlags = [
  // Root may not use the sandbox, and containers often forbid it. Only our own pages are opened.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

// Without windows and tabs it takes a third of the processor time of a whole browser.
const shell = 'chromium-headless-shell';
const wholeBrowsers = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'] as const;

const onPath = (commands: readonly string[]): readonly string[] =>
  commands.flatMap((command) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command)),
  );

/** Where `npx playwright install --only-shell chromium` puts the headless shell: beside the whole browser, whose path it tells. */
const shellBeside = (chromiumPath: string) =>
  chromiumPath.replace(
    /chromium-(\d+)([\\/])chrome-([\w-]+).*?(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
  );

/** The path of the browser that CHROME_PATH names, or else of a headless shell, or else of a whole browser. */
export const findBrowser = (): string | undefined =>
  process.env.CHROME_PATH ||
  [...onPath([shell]), shellBeside(chromium.executablePath())].find((path) => existsSync(path)) ||
  findWholeBrowser();

/** Like `findBrowser`, but without the headless shell, which has no back/forward cache and no autofill. */
export const findWholeBrowser = (): string | undefined =>
  process.env.CHROME_PATH ||
  [...onPath(wholeBrowsers), chromium.executablePath()].find((path) => existsSync(path));

/**
 * Like `findBrowser`, but where none is installed Playwright fetches a headless shell into its own folder. Throws an ExpectedError
 * where that is refused.
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
