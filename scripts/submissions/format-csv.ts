/**
 * Formats rows as CSV (RFC 4180): CRLF after every line, and quoted cells if necessary. Visitors wrote the texts, so an
 * apostrophe precedes formulas, which a spreadsheet would run, and numbers that would lose leading zeros or a plus.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

// Also protect text after a semicolon, tab or line break: programs with these separators ignore the quotes, so a cell can start
// there.
const formula = /(^|[;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠]|[\t\r])/g;
const number = /^0[\d\s.,]+$|^\d{11,}$/;

function formatCell(value: string): string {
  const inert = number.test(value) ? `'${value}` : value.replaceAll(formula, "$1'");
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
