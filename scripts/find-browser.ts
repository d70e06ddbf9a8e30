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

const wholeBrowsers = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'] as const;

// Without windows and tabs it takes a third of the processor time of a whole browser.
const browsers = ['chromium-headless-shell', ...wholeBrowsers] as const;

const installed = (
  { PATH = '', ...variables }: NodeJS.ProcessEnv,
  commands: readonly string[],
): readonly string[] => [
  ...commands.flatMap((command) => PATH.split(delimiter).map((folder) => join(folder, command))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = variables[name];
    return folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [];
  }),
];

/**
 * The path of the Chrome, Chromium or headless shell that CHROME_PATH names, or else of one installed in a usual place, or
 * else of the one that Playwright downloaded. Throws an ExpectedError when CHROME_PATH names no file.
 */
export function findBrowser(
  environment: NodeJS.ProcessEnv = process.env,
  commands: readonly string[] = browsers,
): string | undefined {
  const { CHROME_PATH: named } = environment;
  if (named && !existsSync(named)) {
    throw new ExpectedError(`CHROME_PATH is "${named}", which does not exist. Correct it, or unset it.`);
  }
  return (
    named || [...installed(environment, commands), chromium.executablePath()].find((path) => existsSync(path))
  );
}

/** As `findBrowser`, but never the headless shell, which has no back/forward cache and no autofill. */
export const findWholeBrowser = () => findBrowser(process.env, wholeBrowsers);

/** Throws an ExpectedError when there is no browser. */
export function requireBrowser(): string {
  const browser = findBrowser();
  if (browser) return browser;
  throw new ExpectedError(
    'No Chrome or Chromium was found. Install one (on Debian: apt-get install chromium), run npx playwright install chromium, or set CHROME_PATH.',
  );
}
