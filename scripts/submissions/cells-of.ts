import { company } from '@/content/company';
import { formNotes } from '@/content/forms/notes';
import type { Submission } from './read-pages';

/** Such as `2026-07-01 14:05 BST`. */
export const localTime = (timestamp: string, timeZone = company.timeZone): string => {
  const part = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).formatToParts(new Date(timestamp));
  // Swedish dates are written as in ISO 8601.
  const time = part('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
  const zone = part('en-GB', { timeZoneName: 'short' }).find(({ type }) => type === 'timeZoneName');
  return `${time.map(({ value }) => value).join('')} ${zone?.value}`;
};

const textOf = (value: Submission[string] | undefined): string => {
  if (typeof value === 'boolean') return value ? formNotes.ticked : formNotes.notTicked;
  return [value ?? ''].flat().join(', ');
};

export const cellsOf = (rows: readonly Submission[], columns: readonly string[]) =>
  rows.map((row) =>
    columns.map((column) => {
      const text = textOf(row[column]);
      return column.endsWith('_at') && text !== '' ? localTime(text) : text;
    }),
  );
