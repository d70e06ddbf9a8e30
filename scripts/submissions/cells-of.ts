import { formNotes } from '@/content/forms/notes';
import type { Submission } from './read-pages';

const textOf = (value: Submission[string] | undefined): string => {
  if (typeof value === 'boolean') return value ? formNotes.ticked : formNotes.notTicked;
  return [value ?? ''].flat().join(', ');
};

export const cellsOf = (rows: readonly Submission[], columns: readonly string[]) =>
  rows.map((row) => columns.map((column) => textOf(row[column])));
