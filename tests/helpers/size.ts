/** `quick` is for `npm test`, `full` for `npm run check:full`. */
export const bySize = <Value>(quick: Value, full: Value): Value =>
  process.env.TEST_FULL === '1' ? full : quick;
