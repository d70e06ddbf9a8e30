import { countsIn } from './counts';

const suites = ['PASS unit a.test.ts', 'Test Suites: 1 failed, 3 passed, 4 total'];

test.each([
  ['Jest', [...suites, 'Tests:       1 failed, 2 skipped, 5 passed, 8 total'], 1, [5, 1, 2]],
  ['a Jest suite that cannot start', [...suites, 'Tests:       5 passed, 5 total'], 1, [5, 1, 0]],
  [
    'Playwright',
    [
      '  ✘  1 a.spec.ts:3:1 › 9 failed',
      '  1 failed',
      '  1 flaky',
      '  3 skipped',
      '  2 did not run',
      '  7 passed (2.1m)',
    ],
    1,
    [7, 4, 3],
  ],
  ['a command without tests', ['Found 0 warnings'], 0, [1, 0, 0]],
  ['a command that was killed', [], null, [0, 1, 0]],
])('counts the results of %s', (_, output, exitCode, [passed, failed, skipped]) => {
  expect(countsIn(output, exitCode)).toEqual({ passed, failed, skipped });
});
