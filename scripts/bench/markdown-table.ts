/** Takes a heading and rows of as many cells; returns a Markdown table whose first column stands left, the others right. */
export const markdownTable = (heading: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = heading.map((_, column) => (column === 0 ? '---' : '--:'));
  return [heading, rule, ...rows].map(line).join('\n');
};
