export type Finding = { readonly check: string; readonly result: string; readonly fix: string | undefined };

export const finding = (check: string, result: string, fix?: string): Finding => ({ check, result, fix });

/** Sets exit code 1 if a check failed. Returns the number of failed checks. */
export const printFindings = (findings: readonly Finding[]): number => {
  const width = Math.max(...findings.map(({ check }) => check.length)) + 2;
  for (const { check, result, fix } of findings) {
    console.log((fix ? 'FAILED  ' : 'ok      ') + check.padEnd(width) + result);
    if (fix) console.log(`${' '.repeat(8 + width)}→ ${fix}`);
  }
  const failureCount = findings.filter(({ fix }) => fix).length;
  if (failureCount > 0) process.exitCode = 1;
  return failureCount;
};
