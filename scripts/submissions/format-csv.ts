/**
 * CSV as in RFC 4180: CRLF after every line, cells quoted where needed. Visitors wrote the texts, so a cell that a
 * spreadsheet would run as a formula gets an apostrophe in front.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(value: string): string {
  const inert = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
