/** What must change before a launch, as one line: `file: problem: fix.` */
export type Finding = {
  /** Where the change is made. */
  readonly file: string;
  readonly problem: string;
  /** What to enter there, or to do. */
  readonly fix: string;
};

const group = (title: string, findings: readonly Finding[]) =>
  findings.length === 0
    ? []
    : [title, ...findings.map(({ file, problem, fix }) => `  ${file}: ${problem}: ${fix}.`), ''];

/**
 * The lines to print: findings in content and settings, which can be fixed before a build, then those in `out/`. The last is
 * `Ready to launch.` or their number.
 */
export const reportLines = (
  beforeBuild: readonly Finding[],
  afterBuild: readonly Finding[],
): readonly string[] => {
  const count = beforeBuild.length + afterBuild.length;
  return [
    ...group('Now, in content and settings:', beforeBuild),
    ...group('After the build, in out/:', afterBuild),
    count === 0 ? 'Ready to launch.' : `${count} ${count === 1 ? 'finding' : 'findings'}.`,
  ];
};
