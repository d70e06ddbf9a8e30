import { defineConfig, devices } from '@playwright/test';
import { ports } from './tests/e2e/ports';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 40_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${ports.site}`,
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'npx tsx tests/e2e/serve.ts',
    port: ports.site,
    timeout: 180_000,
    reuseExistingServer: true,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
