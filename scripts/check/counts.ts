/** How many tests ran, and how. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** Takes the JSON report of Jest; returns its counts. A suite that could not run counts as a failure. */
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

/** Takes the JSON report of Playwright; returns its counts. A test that passed at a second try counts as failed. */
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
