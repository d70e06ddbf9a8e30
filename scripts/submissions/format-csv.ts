/**
 * Formats rows as CSV (RFC 4180): CRLF after every line, and quoted cells if necessary. Visitors wrote the texts, so an apostrophe
 * precedes text that a spreadsheet would run as a formula, and numbers that would lose their leading zeros or plus.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

// Programs that separate cells by semicolons or tabs ignore the quotes of comma-separated cells, so each semicolon, tab or line break
// in a text can start a cell.
const formula = /(^|[;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠]|[\t\r])/g;
const number = /^0[\d\s.,]+$|^\d{11,}$/;

function formatCell(value: string): string {
  const inert = number.test(value) ? `'${value}` : value.replaceAll(formula, "$1'");
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
