import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ExpectedError } from './expected-error';

/** Flags for every browser that a script or a test starts: a quiet one that calls nobody. */
export const browserFlags = [
  // Root may not use the sandbox, and containers often forbid it. Nothing but our own pages is opened.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'] as const;

const installed = ({ PATH = '', ...variables }: NodeJS.ProcessEnv): readonly string[] => [
  ...PATH.split(delimiter).flatMap((folder) => commands.map((command) => join(folder, command))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = variables[name];
    return folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [];
  }),
];

/**
 * Returns the path of a Chrome or Chromium: the one that CHROME_PATH names, else one installed in a usual place, else
 * the one that Playwright downloaded; undefined where there is none. Throws an ExpectedError when CHROME_PATH names no file.
 */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROME_PATH: named } = environment;
  if (named && !existsSync(named)) {
    throw new ExpectedError(`CHROME_PATH is "${named}", where no file stands. Correct it, or unset it.`);
  }
  return named || [...installed(environment), chromium.executablePath()].find((path) => existsSync(path));
}

/** Returns what findBrowser finds. Throws an ExpectedError where there is no browser. */
export function requireBrowser(): string {
  const browser = findBrowser();
  if (browser) return browser;
  throw new ExpectedError(
    'No Chrome or Chromium was found. Install one, run npx playwright install chromium, or set CHROME_PATH.',
  );
}
