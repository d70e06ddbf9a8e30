/** A source of repeatable random choices. */
export type Random = {
  /** A whole number from 0 up to, but not including, the limit. */
  readonly below: (limit: number) => number;
  /** One of the values. */
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
};

/** Returns the repeatable source for a seed (Mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return { below, pick: (values) => values[below(values.length)] ?? values[0] };
}
