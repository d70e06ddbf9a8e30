/** Something that must be right before a launch; what to say where it is wrong; and what to enter there, or to do. */
export type Requirement = readonly [isWrong: boolean, problem: string, fix: string];

/** A line for each requirement that a file doesn't meet: `file: problem: fix.` */
export const findingsIn = (file: string, requirements: readonly Requirement[]): readonly string[] =>
  requirements.flatMap(([isWrong, problem, fix]) => (isWrong ? [`${file}: ${problem}: ${fix}.`] : []));
