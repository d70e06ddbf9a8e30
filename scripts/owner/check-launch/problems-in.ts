export type Requirement = readonly [isWrong: boolean, problem: string, fix: string];

export const problemsIn = (file: string, requirements: readonly Requirement[]): readonly string[] =>
  requirements.flatMap(([isWrong, problem, fix]) => (isWrong ? [`${file}: ${problem}: ${fix}.`] : []));
