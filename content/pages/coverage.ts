import { beyondRegions, regions } from '../company';

/** Everywhere covered, as running text: `West Midlands, East Midlands, … and parts of Shropshire`. */
export const coverage = new Intl.ListFormat('en-GB').format([
  ...regions,
  ...beyondRegions.map((county) => `parts of ${county}`),
]);
