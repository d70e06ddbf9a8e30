const widest = 36;

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

// Replaces control characters, because a visitor's text must not move the terminal's cursor, change its colours or
// reverse its reading direction. Removes invisible characters and the fourth and later combining marks of a letter,
// which would cover other lines.
const toPrintable = (value: string) =>
  value
    .replaceAll(/\s*\n\s*/g, ', ')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\u{fffd}')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1');

const segmenter = new Intl.Segmenter('en');

/** Returns a letter together with its combining marks as one character. */
const toCharacters = (value: string) => [...segmenter.segment(value)].map(({ segment }) => segment);

const shorten = (characters: readonly string[]) =>
  characters.length > widest ? [...characters.slice(0, widest - 1), '…'] : characters;
