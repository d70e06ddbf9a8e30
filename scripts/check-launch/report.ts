import type { Settings } from '../settings';

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
  now: readonly Finding[],
  afterBuild: readonly Finding[],
  { NEXT_PUBLIC_ENQUIRIES: enquiries }: Settings,
): readonly string[] => {
  const count = now.length + afterBuild.length;
  const notice =
    'Notice: NEXT_PUBLIC_ENQUIRIES is off: the contact page says that a message was sent, and nobody receives anything.';
  return [
    ...group('Now, in content and settings:', now),
    ...group('After the build, in out/:', afterBuild),
    ...(enquiries === 'off' ? [notice] : []),
    count === 0 ? 'Ready to launch.' : `${count} ${count === 1 ? 'finding' : 'findings'}.`,
  ];
};
