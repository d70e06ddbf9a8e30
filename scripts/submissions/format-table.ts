const widest = 36;

/** The first row contains the headings. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  // Count code points, so that an emoji counts as one character.
  const cells = rows.map((row) => row.map((value) => [...shorten(toPrintable(value))]));
  const widths = rows[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  return cells
    .map((row) => row.map((cell, column) => cell.join('') + ' '.repeat((widths[column] ?? 0) - cell.length)))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

// Replaces control characters, because a visitor's text must not move the terminal's cursor, change its colours or
// reverse its reading direction.
const toPrintable = (value: string) =>
  value
    .replaceAll(/\s*\n\s*/g, ', ')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\u{fffd}');

const shorten = (value: string) => value.replace(new RegExp(`^(.{${widest - 1}}).{2,}$`, 'u'), '$1…');
