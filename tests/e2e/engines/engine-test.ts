import { findBrowser } from '@/scripts/find-browser';
import { test as base } from '../fixtures';
import type { Engine, EngineName } from './engine';
import { findFirefox, startPuppeteer } from './puppeteer-engine';
import { type Visitor, visitor } from './visitor';
import { findWebKit, startWebKit } from './webkit-engine';

const engines: Readonly<
  Record<
    EngineName,
    {
      readonly find: () => string | undefined;
      readonly start: (onConsole: (line: string) => void) => Promise<Engine>;
    }
  >
> = {
  Chromium: { find: () => findBrowser(), start: (onConsole) => startPuppeteer('chrome', onConsole) },
  Firefox: { find: findFirefox, start: (onConsole) => startPuppeteer('firefox', onConsole) },
  WebKit: { find: findWebKit, start: startWebKit },
};

/** Why an engine's tests do not run here; undefined where they do. */
export const missing = (name: EngineName): string | undefined =>
  engines[name].find() === undefined ? `${name} is not installed here.` : undefined;

type Fixtures = {
  readonly engineName: EngineName;
  readonly engine: Engine;
  readonly visitor: Visitor;
  /** Errors and warnings so far. WebKit's driver cannot read them. */
  readonly consoleLines: readonly string[];
};

/** Tests that run in the engine that `engineName` names. */
export const test = base.extend<Fixtures>({
  engineName: ['Chromium', { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  consoleLines: async ({}, use) => use([]),
  engine: async ({ engineName, consoleLines }, use) => {
    const engine = await engines[engineName].start((line) => void (consoleLines as string[]).push(line));
    await use(engine);
    await engine.close();
  },
  visitor: async ({ engine }, use) => use(visitor(engine)),
});

export { expect } from '@playwright/test';
