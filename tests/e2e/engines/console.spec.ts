import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { slugs } from '@/content/slugs';
import { routes } from '@/lib/site/routes';
import { ports } from '../ports';
import { expect, missing, test } from './engine-test';
import { startDisplay } from './virtual-display';
import { findWebKit } from './webkit-engine';

/** Every page, and a form page that runs its code at once. */
const addresses = [...routes.map(({ path }) => path), `/contact?location=${slugs.locations[0]}`].map(
  (path) => `http://localhost:${ports.site}${path}`,
);

for (const name of ['Chromium', 'Firefox'] as const)
  test.describe(missing(name) ?? name, () => {
    test.use({ engineName: name });
    test.setTimeout(300_000);
    test.skip(missing(name) !== undefined, missing(name));

    test('logs no error and no warning on any page', async ({ engine, consoleLines }) => {
      for (const address of addresses) {
        await engine.open(address);
        expect(consoleLines, address).toEqual([]);
      }
    });
  });

const tabs = 12;
const canary = 'data:text/html,<script>console.error("all are open")</script>';

/** What WebKit logs while these pages are open in its own browser. Its driver has no access to the console. */
const webKitLog = async (environment: NodeJS.ProcessEnv, pages: readonly string[]) => {
  const browser = spawn(
    'stdbuf',
    ['-oL', findWebKit() ?? '', '--enable-write-console-messages-to-stdout=true', ...pages, canary],
    { env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  for (const output of [browser.stdout, browser.stderr])
    output.on('data', (piece: Buffer) => (log += piece.toString()));
  await expect.poll(() => log, { timeout: 30_000 }).toContain('all are open');
  await setTimeout(3000);
  browser.kill();
  return log
    .split('\n')
    .filter((line) => /CONSOLE.*(?:ERROR|WARN)/.test(line) && !line.includes('all are open'));
};

test.describe(missing('WebKit') ?? 'WebKit', () => {
  test.setTimeout(300_000);
  test.skip(missing('WebKit') !== undefined, missing('WebKit'));

  test('logs no error and no warning on any page', async () => {
    const display = await startDisplay();
    try {
      for (let first = 0; first < addresses.length; first += tabs)
        expect(await webKitLog(display.environment, addresses.slice(first, first + tabs))).toEqual([]);
    } finally {
      display.close();
    }
  });
});
