const level = process.env.TEST_LEVEL;

/** True in `npm run check -- --quick`. */
export const isQuickCheck = level === 'quick';

/** True in `npm run check:full`. */
export const isFullCheck = level === 'full';

export const byLevel = <Value>(usual: Value, full: Value): Value => (isFullCheck ? full : usual);
