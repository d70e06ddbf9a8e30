import type { Line } from './answer';

/** The report as lines of text: one for each check, and below a failed one what to do. */
export const reportLines = (lines: readonly Line[]): readonly string[] => {
  const width = Math.max(...lines.map(({ check }) => check.length)) + 2;
  const indent = ' '.repeat(8);
  return lines.flatMap(({ check, found, fix }) => [
    (fix === undefined ? 'ok' : 'FAILED').padEnd(indent.length) + check.padEnd(width) + found,
    ...(fix === undefined ? [] : [`${indent}${' '.repeat(width)}→ ${fix}`]),
  ]);
};
