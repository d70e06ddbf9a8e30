import { siteLanguage } from '../language.ts';

/** Rounded to two decimal places: sums of decimals such as 0.1 + 0.2 have many more. */
export const formatNumber = (value: number) =>
  value.toLocaleString(siteLanguage, { maximumFractionDigits: 2 });
