/** Aligned columns for a terminal; the first row is the heading. Cells longer than `widest` characters are cut. */
export function formatTable(rows: readonly (readonly string[])[], widest = 36): string {
  const cells = rows.map((row) => row.map((value) => shorten(toPrintable(value), widest)));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => lengthOf(row[column] ?? ''))),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

// A stored text must not move the cursor, change colours or reverse the reading direction of the terminal.
function toPrintable(value: string): string {
  return value
    .replaceAll(/\s*\n\s*/g, ', ')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\u{fffd}');
}

function shorten(value: string, widest: number): string {
  return lengthOf(value) > widest ? `${[...value].slice(0, widest - 1).join('')}…` : value;
}

function lengthOf(value: string): number {
  return [...value].length;
}
