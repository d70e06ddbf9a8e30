import { countJest, countPlaywright, refuseSkipped } from './counts';

test('a Jest suite that could not run counts as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numRuntimeErrorTestSuites: 1 };
  expect(countJest(JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a browser test that passed at the second try counts as a failure, and so does an error outside the tests', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] };
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 7, failed: 3, skipped: 3 });
});

test('where skipping is refused, a skipped test counts as a failure', () => {
  expect(refuseSkipped({ passed: 5, failed: 1, skipped: 2 })).toEqual({ passed: 5, failed: 3, skipped: 0 });
});
