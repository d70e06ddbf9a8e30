import { availableParallelism, loadavg } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags, requireBrowser } from './scripts/develop/browser/find-browser.ts';
import { ports } from './tests/e2e/ports.ts';
import { byLevel, isFullCheck, isQuickCheck } from './tests/helpers/test-level.ts';

/** Programs that wait for each core, from 1 to 5. Workers inherit the variable, so all have the same limits. */
const load = Math.min(5, Math.max(1, Math.ceil(loadavg()[0]! / availableParallelism())));
if (process.env.TEST_PATIENCE === undefined && load > 1)
  console.warn(`This machine is busy: the time limits of browser tests are ${load} times as long.`);
const patience = Number((process.env.TEST_PATIENCE ??= String(load)));

const server = (name: string, port: number) => ({
  command: `node --liftoff-only --import tsx tests/e2e/${name}.ts`,
  port,
  // The full check downloads a package first.
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
});

/** Only `npm run check:full` tests other engines, older browsers, and the auth provider with real accounts. */
const fullOnly = ['**/engines/**', '**/older-browsers.spec.ts', '**/auth.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'shipped/**/*.spec.ts'],
  testIgnore: isFullCheck ? [] : fullOnly,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Only `npm run check:full` runs tests tagged @full.
  ...(isFullCheck ? {} : { grepInvert: /@full/ }),
  workers: 2,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // Smooth scrolling and other motion take a sixth of the browsers' processor time.
    contextOptions: { reducedMotion: byLevel('reduce', 'no-preference') },
    // CI uploads the traces of failed tests. Traces are off elsewhere, because recording takes time.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
    baseURL: `http://localhost:${ports.site}`,
    launchOptions: { executablePath: requireBrowser(), args: [...browserFlags] },
  },
  // The quick check tests no forms.
  webServer: [
    server('serve-site', ports.site),
    ...(isQuickCheck ? [] : [server('serve-forms', ports.stored)]),
  ],
});
