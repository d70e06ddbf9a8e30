/** A line of a report. It has failed if there is a `fix`: a sentence that says what to do. */
export type Finding = { readonly check: string; readonly found: string; readonly fix: string | undefined };

export const finding = (check: string, found: string, fix?: string): Finding => ({ check, found, fix });

/** Prints a line for each check, and below a failed one what to do. Sets exit code 1 where one failed. Returns how many did. */
export const report = (findings: readonly Finding[]): number => {
  const width = Math.max(...findings.map(({ check }) => check.length)) + 2;
  for (const { check, found, fix } of findings) {
    console.log((fix ? 'FAILED  ' : 'ok      ') + check.padEnd(width) + found);
    if (fix) console.log(`${' '.repeat(8 + width)}→ ${fix}`);
  }
  const failed = findings.filter(({ fix }) => fix).length;
  if (failed > 0) process.exitCode = 1;
  return failed;
};
