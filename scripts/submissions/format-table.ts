/**
 * Returns rows, the first of which is the heading, as aligned columns for a terminal. Cells of more characters than the
 * widest allowed are cut with an ellipsis.
 */
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

// A stored text must not move the cursor, change colours or turn the reading direction of the terminal that lists it.
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
