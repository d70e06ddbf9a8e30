export type Requirement = readonly [isWrong: boolean, problem: string, fix: string];

/** A message is `file: problem: fix.` */
export const findingsIn = (file: string, requirements: readonly Requirement[]): readonly string[] =>
  requirements.flatMap(([isWrong, problem, fix]) => (isWrong ? [`${file}: ${problem}: ${fix}.`] : []));
