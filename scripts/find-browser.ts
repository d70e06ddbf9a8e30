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
const shell = 'chromium-headless-shell';

const onPath = ({ PATH = '' }: NodeJS.ProcessEnv, commands: readonly string[]): readonly string[] =>
  commands.flatMap((command) => PATH.split(delimiter).map((folder) => join(folder, command)));

const installed = (variables: NodeJS.ProcessEnv): readonly string[] => [
  ...onPath(variables, wholeBrowsers),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = variables[name];
    return folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [];
  }),
];

/** Where `npx playwright install --only-shell chromium` puts the headless shell: beside the whole browser, whose path it tells. */
const shellBeside = (chromiumPath: string) =>
  chromiumPath.replace(
    /chromium-(\d+)([\\/])chrome-([\w-]+).*?(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
  );

/**
 * The path of the browser that CHROME_PATH names, or else of a headless shell, or else of an installed Chrome or Chromium, or else of
 * the one that Playwright downloaded. Throws an ExpectedError when CHROME_PATH names no file.
 */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROME_PATH: named } = environment;
  if (named && !existsSync(named)) {
    throw new ExpectedError(`CHROME_PATH is "${named}", which does not exist. Correct it, or unset it.`);
  }
  if (named) return named;
  const shells = [...onPath(environment, [shell]), shellBeside(chromium.executablePath())];
  return shells.find((path) => existsSync(path)) ?? findWholeBrowser(environment);
}

/** Like `findBrowser`, but without the headless shell, which has no back/forward cache and no autofill. */
export const findWholeBrowser = (environment: NodeJS.ProcessEnv = process.env): string | undefined =>
  environment.CHROME_PATH ||
  [...installed(environment), chromium.executablePath()].find((path) => existsSync(path));

/** Throws an ExpectedError when there is no browser. */
export function requireBrowser(): string {
  const browser = findBrowser();
  if (browser) return browser;
  throw new ExpectedError(
    'No Chrome or Chromium was found. Run npx playwright install --only-shell chromium, install one (on Debian: apt-get install chromium-headless-shell), or set CHROME_PATH.',
  );
}
