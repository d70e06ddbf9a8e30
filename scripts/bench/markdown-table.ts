/** A table whose numbers, in all columns but the first, are aligned to the right. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, ['---', ...head.slice(1).map(() => '--:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
