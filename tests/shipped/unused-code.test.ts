// Tests that the shipped project has no unused files, exports, packages and classes. knip.jsonc gives the reason for each
// exception. Owners delete this file, because they remove sections and components from pages and may use them later.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { styleSheets } from '../helpers/style-sheets.ts';
import { isFullCheck } from '../helpers/test-level.ts';

const describeInFullCheck = isFullCheck ? describe : describe.skip;

describeInFullCheck('in the whole project', () => {
  test('every file, export and package is used', () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/knip/bin/knip.js', '--no-progress'],
      {
        encoding: 'utf8',
        // Knip loads playwright.config.ts, which prints a notice on a busy machine unless its limits are given.
        env: { ...process.env, TEST_PATIENCE: '1' },
      },
    );
    expect((stdout + stderr).trim()).toBe('');
  });
});

const sources = ['app/**.ts*', 'components/**.ts*', 'lib/**.ts', 'scripts/build/*.ts'];

const strings = execFileSync('git', ['ls-files', ...sources], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)])
  .join('\n');

/** A template may add the end of a class name, as `surface-${band}` does. */
const isPrinted = (name: string) =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(strings) ||
  [...name.matchAll(/-/g)].some(({ index }) => strings.includes(`${name.slice(0, index + 1)}\${`));

// A rule with a former class name has no effect, and the build removes it without a message.
test.each(styleSheets)('every class in %s is printed', (styleSheet) => {
  const names = new Set<string>();
  parse(readFileSync(styleSheet, 'utf8')).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/g)) names.add(name!);
  });
  expect([...names].filter((name) => !isPrinted(name))).toEqual([]);
});
