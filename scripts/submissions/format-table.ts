/** In characters. Longer cells are cut. */
const widest = 36;

/** Aligned columns for a terminal; the first row is the heading. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  // By character, not by unit of UTF-16.
  const cells = rows.map((row) => row.map((value) => [...shorten(toPrintable(value))]));
  const widths = rows[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  return cells
    .map((row) => row.map((cell, column) => cell.join('') + ' '.repeat((widths[column] ?? 0) - cell.length)))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

// A stored text must not move the cursor, change colours or reverse the reading direction of the terminal.
const toPrintable = (value: string) =>
  value
    .replaceAll(/\s*\n\s*/g, ', ')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\u{fffd}');

const shorten = (value: string) => value.replace(new RegExp(`^(.{${widest - 1}}).{2,}$`, 'u'), '$1…');
