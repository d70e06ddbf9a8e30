/** How hard to attack. The seed makes the payloads and the moments of the crashes repeatable. */
export type Force = {
  readonly seed: number;
  readonly payloads: number;
  readonly connections: number;
  readonly requestsEach: number;
  readonly crashes: number;
};

/** What an attack found: what it did in numbers, and a sentence for each promise that was broken. */
export type Finding = {
  readonly title: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
};

/** One kind of attack. It starts the service it attacks and stops it again. */
export type Attack = (force: Force) => Promise<Finding>;
