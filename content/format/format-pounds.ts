import { siteLanguage } from '../language.ts';

/** `£420`, or `£420.50` if there are pence. */
export const formatPounds = (pounds: number): string =>
  `£${pounds.toLocaleString(siteLanguage, { minimumFractionDigits: Number.isInteger(pounds) ? 0 : 2, maximumFractionDigits: 2 })}`;
