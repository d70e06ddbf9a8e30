export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

type JestReport = Readonly<
  Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numRuntimeErrorTestSuites', number>
>;

type PlaywrightReport = {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
};

/**
 * Reads JSON reports of Jest and Playwright. Counts a flaky test, a suite that failed to run and an error outside the
 * tests as one failure each.
 */
export const countsIn = (text: string): Counts => {
  const report = JSON.parse(text) as JestReport | PlaywrightReport;
  if ('stats' in report) {
    const { stats, errors } = report;
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
};

export const addCounts = (counts: readonly Counts[]): Counts => {
  const sum = (kind: keyof Counts) => counts.reduce((total, count) => total + count[kind], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
};

/** CI parses this line. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
