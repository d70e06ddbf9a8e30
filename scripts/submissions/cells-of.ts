import { formNotes } from '@/content/forms/notes';
import { ownerMail } from '@/content/owner-mail';
import { localTime } from './local-time';
import type { Submission } from './read-pages';

const textOf = (column: string, value: Submission[string] | undefined): string => {
  if (typeof value === 'boolean') return value ? formNotes.ticked : formNotes.notTicked;
  if (Array.isArray(value)) return value.length === 0 ? ownerMail.noneOfThese : value.join(', ');
  return column.endsWith('_at') && typeof value === 'string' ? localTime(value) : String(value ?? '');
};

/** Times are in the company's time zone. */
export const cellsOf = (rows: readonly Submission[], columns: readonly string[]) =>
  rows.map((row) => columns.map((column) => textOf(column, row[column])));
