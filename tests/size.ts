/** Returns the first value in `npm test`, and the second in `npm run check:full`. */
export const bySize = <Value>(quick: Value, full: Value): Value => (process.env.FULL === '1' ? full : quick);
