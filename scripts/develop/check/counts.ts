import { existsSync, readFileSync } from 'node:fs';

export type TestCounts = { readonly passed: number; readonly failed: number; readonly skipped: number };

type JestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
};

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
};

const countsOf = (report: JestReport | PlaywrightReport): TestCounts => {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
};

/**
 * Reads the JSON report of Jest or Playwright. A command that fails without a failed test counts as one, and so does a
 * command without a report.
 */
export const readCounts = (report: string, exitCode: number | null): TestCounts => {
  const hasPassed = exitCode === 0;
  if (!existsSync(report)) return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 };
  const counts = countsOf(JSON.parse(readFileSync(report, 'utf8')) as JestReport | PlaywrightReport);
  return { ...counts, failed: hasPassed ? counts.failed : Math.max(1, counts.failed) };
};

export const addCounts = (counts: readonly TestCounts[]): TestCounts => {
  const sum = (kind: keyof TestCounts) => counts.reduce((total, count) => total + count[kind], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
};

/** CI parses this line. */
export const formatCounts = ({ passed, failed, skipped }: TestCounts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
