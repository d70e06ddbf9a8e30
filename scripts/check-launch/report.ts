import type { Settings } from '../settings';
import type { Finding } from './finding';

export type Findings = {
  /** In content and settings: can be fixed before a build. */
  readonly now: readonly Finding[];
  /** In `out/`. */
  readonly afterBuild: readonly Finding[];
};

const group = (title: string, findings: readonly Finding[]) =>
  findings.length === 0
    ? []
    : [title, ...findings.map(({ file, problem, fix }) => `  ${file}: ${problem}: ${fix}.`), ''];

/** The lines to print. The last is `Ready to launch.` or the number of findings. */
export const reportLines = (
  { now, afterBuild }: Findings,
  { NEXT_PUBLIC_ENQUIRIES: enquiries }: Settings,
): readonly string[] => {
  const count = now.length + afterBuild.length;
  return [
    ...group('Now, in content and settings:', now),
    ...group('After the build, in out/:', afterBuild),
    ...(enquiries === 'off'
      ? [
          'Notice: NEXT_PUBLIC_ENQUIRIES is off: the contact page says that a message was sent, and nobody receives anything.',
        ]
      : []),
    count === 0 ? 'Ready to launch.' : `${count} ${count === 1 ? 'finding' : 'findings'}.`,
  ];
};
