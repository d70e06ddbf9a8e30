/**
 * CSV as in RFC 4180: CRLF after every line, cells quoted where needed. Visitors wrote the texts, so an apostrophe goes in front of
 * what a spreadsheet would run as a formula, and of a number that it would print without its zeros or its plus.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

// Programs that split cells at semicolons or tabs ignore the quotes of comma-separated cells: each semicolon, tab or line break
// in a text then starts a cell.
const formula = /(^|[;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠]|[\t\r])/g;
const number = /^0[\d\s.,]+$|^\d{11,}$/;

function formatCell(value: string): string {
  const inert = number.test(value) ? `'${value}` : value.replaceAll(formula, "$1'");
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
