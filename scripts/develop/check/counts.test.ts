import { countsIn } from './counts';

test.each([
  [
    'Jest suites that failed to run',
    { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numRuntimeErrorTestSuites: 1 },
    { passed: 5, failed: 2, skipped: 2 },
  ],
  [
    'flaky browser tests and errors outside the tests',
    { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] },
    { passed: 7, failed: 3, skipped: 3 },
  ],
])('counts %s as failures', (_, report, counts) => expect(countsIn(JSON.stringify(report))).toEqual(counts));
