import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { browserFlags, findBrowser } from '@/scripts/develop/browser/find-browser.ts';
import { fetchedTools } from '@/scripts/develop/shared/fetched-tools.ts';
import type { Engine } from './engine.ts';

// Use Puppeteer, because Playwright supports only its own build of Firefox, and Puppeteer can control an installed one.
const { puppeteer } = fetchedTools;
const folder = resolve('.data/packages', puppeteer);

/** Call this before tests run in parallel. */
export const fetchPuppeteer = () => {
  const { status } = spawnSync('npm', ['install', '--no-save', '--prefix', folder, puppeteer], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${puppeteer} could not be fetched.`);
};

/** Playwright's methods have the same signatures. */
type Puppeteer = {
  readonly launch: (options: object) => Promise<{
    readonly newPage: () => Promise<Page & { readonly setViewport: Page['setViewportSize'] }>;
    readonly close: () => Promise<void>;
  }>;
};

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

export const findFirefox = () => firefoxes.find((path) => existsSync(path));

/** Controls Firefox through WebDriver BiDi. Calls `onConsole` with each console message and uncaught error. */
export const startPuppeteer = async (
  browser: 'chrome' | 'firefox',
  onConsole: (line: string) => void,
): Promise<Engine> => {
  const { launch } = createRequire(`${folder}/`)('puppeteer-core') as Puppeteer;
  const running = await launch({
    browser,
    executablePath: (browser === 'chrome' ? findBrowser() : findFirefox()) ?? '',
    // Disable prerendering, because Puppeteer loses track of prerendered pages.
    args: browser === 'chrome' ? [...browserFlags, '--disable-features=Prerender2'] : [],
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await running.newPage();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) onConsole(message.text());
  });
  page.on('pageerror', (error) => onConsole(String(error)));
  return {
    open: async (url) => void (await page.goto(url)),
    // Don't use Puppeteer's `goBack`: it waits for a navigation event that Firefox doesn't send.
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: page.evaluate.bind(page) as Engine['evaluate'],
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    movePointer: (x, y) => page.mouse.move(x, y),
    pressPointer: () => page.mouse.down(),
    releasePointer: () => page.mouse.up(),
    close: () => running.close(),
  };
};
