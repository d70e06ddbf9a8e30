export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** Counts the tests in a JSON report of Jest. A suite that could not run counts as a failure. */
export const countJest = (report: string): Counts => {
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(
    report,
  ) as Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numRuntimeErrorTestSuites', number>;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  };
};

/** Counts the tests in a JSON report of Playwright. A test that passed at the second try counts as failed. */
export const countPlaywright = (report: string): Counts => {
  const { stats, errors } = JSON.parse(report) as {
    readonly stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    readonly errors: readonly unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
};

export const addCounts = (counts: readonly Counts[]): Counts => {
  const sum = (kind: keyof Counts) => counts.reduce((total, count) => total + count[kind], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
};

/** Where nothing may be missing on the machine, a skipped test has failed. */
export const refuseSkipped = ({ passed, failed, skipped }: Counts): Counts => ({
  passed,
  failed: failed + skipped,
  skipped: 0,
});

/** Continuous integration reads this from the last line of a check. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
