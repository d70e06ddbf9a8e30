// Tests that the shipped project has no unused files, exports and packages. knip.jsonc gives the reason for each exception.
// Delete this file if you keep code for later.

import { spawnSync } from 'node:child_process';

test('every file, export and package is used', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/knip/bin/knip.js', '--no-progress'], {
    encoding: 'utf8',
    // Knip loads playwright.config.ts, which prints a notice on a busy machine unless its limits are given.
    env: { ...process.env, TEST_PATIENCE: '1' },
  });
  expect((stdout + stderr).trim()).toBe('');
});
