/** A launch requirement: whether it is violated, a description of the problem, and how to fix it. */
export type Requirement = readonly [isWrong: boolean, problem: string, fix: string];

/** Returns a message for each violated requirement: `file: problem: fix.` */
export const findingsIn = (file: string, requirements: readonly Requirement[]): readonly string[] =>
  requirements.flatMap(([isWrong, problem, fix]) => (isWrong ? [`${file}: ${problem}: ${fix}.`] : []));
