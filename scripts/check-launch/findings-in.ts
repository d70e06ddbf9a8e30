/** A requirement for launch: whether it is violated, the problem, and the fix. */
export type Requirement = readonly [isWrong: boolean, problem: string, fix: string];

/** Returns a line for each violated requirement: `file: problem: fix.` */
export const findingsIn = (file: string, requirements: readonly Requirement[]): readonly string[] =>
  requirements.flatMap(([isWrong, problem, fix]) => (isWrong ? [`${file}: ${problem}: ${fix}.`] : []));
