import { printable } from '@/lib/leads/printable.ts';

const maxCellWidth = 36;

/** The first row contains the headings. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((value) => shorten(toCharacters(toPrintable(value)))));
  const widths = (rows[0] ?? []).map((_, column) =>
    cells.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  return cells
    .map((row) => row.map((cell, column) => cell.join('') + ' '.repeat((widths[column] ?? 0) - cell.length)))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

/** On one line, without anything that could move the terminal's cursor, change its colours or cover other lines. */
const toPrintable = (value: string) =>
  printable(value)
    .trim()
    .replaceAll(/\s*\n\s*/g, ', ')
    .replaceAll('\t', ' ');

const segmenter = new Intl.Segmenter('en');

/** Returns a letter together with its combining marks as one character. */
const toCharacters = (value: string) => [...segmenter.segment(value)].map(({ segment }) => segment);

const shorten = (characters: readonly string[]) =>
  characters.length > maxCellWidth ? [...characters.slice(0, maxCellWidth - 1), '…'] : characters;
