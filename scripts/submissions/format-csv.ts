/**
 * CSV as in RFC 4180: CRLF after every line, cells quoted where needed. Visitors wrote the texts, so an apostrophe goes in front of
 * what a spreadsheet would run as a formula, and of a number that it would print without its zeros or its plus.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

// Where lists are parted by semicolons, a spreadsheet doesn't part cells by commas: quotes inside a line then mean nothing, and
// each semicolon or line break in a text begins a cell.
const formula = /(^|[;\r\n])(?=[\s"']*[=+\-@＝＋－＠]|[\t\r])/g;
const number = /^0[\d\s.,]+$|^\d{11,}$/;

function formatCell(value: string): string {
  const inert = number.test(value) ? `'${value}` : value.replaceAll(formula, "$1'");
  return /[",;\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
