/**
 * RFC 4180 with CRLF line endings. Adds an apostrophe before text that a spreadsheet would run as a formula, and
 * before numbers that would lose a leading zero or plus sign.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

// Add an apostrophe after a semicolon, tab or line break inside a cell too, because some spreadsheets start a new cell
// there.
const formula = /(^|[;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠]|[\t\r])/g;
const number = /^0[\d\s.,]+$|^\d{11,}$/;

function formatCell(value: string): string {
  const inert = number.test(value) ? `'${value}` : value.replaceAll(formula, "$1'");
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
