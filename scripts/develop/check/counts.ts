export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

const jestSummary = /^Tests: /;
const playwrightSummary = /^ {2}\d+ (?:passed|failed|flaky|skipped|did not run)\b/;

/**
 * Reads the last lines that Jest and Playwright print. Flaky tests and tests that did not run count as failures, and so
 * does a command that fails without a failed test. A command without tests counts as one test.
 */
export const countsIn = (output: readonly string[], exitCode: number | null): Counts => {
  const counted = output
    .filter((line) => jestSummary.test(line) || playwrightSummary.test(line))
    .flatMap((line) => [...line.matchAll(/(\d+) (passed|failed|flaky|skipped|did not run)/g)]);
  const sum = (...kinds: readonly string[]) =>
    counted.reduce((total, [, count, kind = '']) => total + (kinds.includes(kind) ? Number(count) : 0), 0);
  const failed = sum('failed', 'flaky', 'did not run');
  return {
    passed: counted.length === 0 && exitCode === 0 ? 1 : sum('passed'),
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: sum('skipped'),
  };
};

export const addCounts = (counts: readonly Counts[]): Counts => {
  const sum = (kind: keyof Counts) => counts.reduce((total, count) => total + count[kind], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
};

/** CI parses this line. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
