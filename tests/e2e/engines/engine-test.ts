import { findBrowser } from '@/scripts/develop/browser/find-browser.ts';
import { test as base } from '../fixtures.ts';
import type { Engine } from './engine.ts';
import { findFirefox, startPuppeteer } from './puppeteer-engine.ts';
import { visitor, type Visitor } from './visitor.ts';
import { findWebKit, startWebKit } from './webkit-engine.ts';

type OnConsole = (line: string) => void;

const engines = {
  Chromium: {
    find: () => findBrowser(),
    start: (onConsole: OnConsole) => startPuppeteer('chrome', onConsole),
  },
  Firefox: { find: findFirefox, start: (onConsole: OnConsole) => startPuppeteer('firefox', onConsole) },
  WebKit: { find: findWebKit, start: startWebKit },
} as const;
type EngineName = keyof typeof engines;

type Fixtures = {
  readonly engineName: EngineName;
  readonly engine: Engine;
  readonly visitor: Visitor;
  /** WebKit's list of console messages is always empty, because its driver can't read the console. */
  readonly consoleLines: string[];
};

export const test = base.extend<Fixtures>({
  engineName: ['Chromium', { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  consoleLines: async ({}, use) => use([]),
  engine: async ({ engineName, consoleLines }, use) => {
    const engine = await engines[engineName].start((line) => void consoleLines.push(line));
    await use(engine);
    await engine.close();
  },
  visitor: async ({ engine }, use) => use(visitor(engine)),
});

/** Skips engines that aren't installed and gives the reason in the title. */
export const inEachEngine = (declare: () => void): void => {
  for (const name of ['Chromium', 'Firefox', 'WebKit'] as const) {
    const isMissing = engines[name].find() === undefined;
    test.describe(isMissing ? `${name} is not installed here.` : name, () => {
      test.use({ engineName: name });
      test.setTimeout(180_000);
      test.skip(isMissing, `${name} is not installed here.`);
      declare();
    });
  }
};

export { expect } from '@playwright/test';
