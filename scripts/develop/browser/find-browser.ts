import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ExpectedError } from '../../shared/expected-error.ts';
import { npmBrowser, waysToFetch } from './fetch-browser.ts';

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

/**
 * Returns the path at which Playwright installs the headless shell, because its API only returns the path of the full
 * browser.
 */
const shellBeside = (chromiumPath: string) =>
  chromiumPath.replace(
    /chromium-(\d+)([\\/])chrome-([\w-]+).*?(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
  );

const commands = {
  shell: ['chromium-headless-shell'],
  full: ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge-stable'],
} as const;

const onPath = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

const startResults = new Map<string, boolean>();

/**
 * Programs that exist don't always start: Ubuntu's `chromium-browser` may only recommend a snap, and Playwright's
 * browser needs libraries of the system. Windows programs are trusted, because they would open a window.
 */
const starts = (file: string): boolean => {
  const earlierResult = startResults.get(file);
  if (earlierResult !== undefined) return earlierResult;
  const result =
    existsSync(file) &&
    (process.platform === 'win32' ||
      spawnSync(file, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0);
  startResults.set(file, result);
  return result;
};

const chosenBrowser = () => process.env.CHROME_PATH?.trim() || undefined;

/** Prefers the headless shell, because it needs a third of the CPU time of a full browser. */
export const findBrowser = (): string | undefined =>
  chosenBrowser() ??
  [...onPath(commands.shell), shellBeside(chromium.executablePath())].find(starts) ??
  findFullBrowser() ??
  [npmBrowser].find(starts);

/** The headless shell has no back/forward cache and no autofill. */
export const findFullBrowser = (): string | undefined =>
  chosenBrowser() ?? [...onPath(commands.full), chromium.executablePath()].find(starts);

/** Fetches a browser if none is installed. Throws an ExpectedError if none starts. */
export const requireBrowser = (): string => {
  const chromePath = chosenBrowser();
  if (chromePath !== undefined && !starts(chromePath))
    throw new ExpectedError(
      `CHROME_PATH is "${chromePath}", which does not start. Set it to the program file of Chrome or Chromium, or remove it.`,
    );
  for (const { name, fetch } of waysToFetch) {
    const browser = findBrowser();
    if (browser !== undefined) return browser;
    console.error(`No Chrome or Chromium is installed yet. Trying ${name} …`);
    fetch();
    startResults.clear();
  }
  const browser = findBrowser();
  if (browser !== undefined) return browser;
  throw new ExpectedError(
    'No Chrome or Chromium was found, and none could be downloaded. Install one from https://www.google.com/chrome (on Debian: apt-get install chromium-headless-shell), or set CHROME_PATH to its program file.',
  );
};
