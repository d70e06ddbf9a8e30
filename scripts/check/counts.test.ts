import { countsIn } from './counts';

test.each([
  [
    'a Jest suite that could not run counts as a failure',
    { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numRuntimeErrorTestSuites: 1 },
    { passed: 5, failed: 2, skipped: 2 },
  ],
  [
    'a browser test that passed at the second try counts as a failure, and so does an error outside the tests',
    { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] },
    { passed: 7, failed: 3, skipped: 3 },
  ],
])('%s', (_, report, counts) => expect(countsIn(JSON.stringify(report))).toEqual(counts));
