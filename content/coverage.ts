import { beyondRegions, regions } from './company.ts';
import { andList } from './format/grammar.ts';

/** `the West Midlands`, `the North East`, but `Staffordshire` */
const withThe = (region: string) =>
  /(?:Midlands|North|South|East|West)$/.test(region) ? `the ${region}` : region;

/** `the West Midlands, … Warwickshire and parts of Shropshire` */
export const coverage = andList.format([
  ...regions.map(withThe),
  ...beyondRegions.map((county: string) => `parts of ${county}`),
]);
