/** A day as `2026-12-01`. */
export type IsoDate = `20${number}-${number}-${number}`;
