import { siteLanguage } from '../language.ts';

/** A day as `2026-12-01`. */
export type IsoDate = `20${number}-${number}-${number}`;

/** Formats `2026-11-24` as `24 November 2026`. */
export const formatDate = (iso: string): string =>
  new Intl.DateTimeFormat(siteLanguage, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
