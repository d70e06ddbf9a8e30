import type { CheckResult } from './answer';

/** A line of text for each check, and below a failed one what to do. */
export const reportLines = (results: readonly CheckResult[]): readonly string[] => {
  const width = Math.max(...results.map(({ check }) => check.length)) + 2;
  const indent = ' '.repeat(8);
  return results.flatMap(({ check, found, fix }) => [
    (fix === undefined ? 'ok' : 'FAILED').padEnd(indent.length) + check.padEnd(width) + found,
    ...(fix === undefined ? [] : [`${indent}${' '.repeat(width)}→ ${fix}`]),
  ]);
};
