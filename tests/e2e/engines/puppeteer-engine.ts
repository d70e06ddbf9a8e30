import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { browserFlags, findBrowser } from '@/scripts/find-browser';
import type { Engine } from './engine';

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

export const findFirefox = () => firefoxes.find((path) => existsSync(path));

/** Chromium, or Firefox through WebDriver BiDi. `onConsole` gets what the pages log, and their uncaught errors. */
export const startPuppeteer = async (
  browser: 'chrome' | 'firefox',
  onConsole: (line: string) => void,
): Promise<Engine> => {
  const running = await launch({
    browser,
    executablePath: (browser === 'chrome' ? findBrowser() : findFirefox()) ?? '',
    // The driver loses a page that was prepared in the background.
    args: browser === 'chrome' ? [...browserFlags, '--disable-features=Prerender2'] : [],
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await running.newPage();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) onConsole(message.text());
  });
  page.on('pageerror', (error) => onConsole(String(error)));
  return {
    open: async (address) => void (await page.goto(address)),
    // The driver's own way waits for a navigation that Firefox does not report.
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
