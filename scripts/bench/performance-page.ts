const start = '<!-- pages: written by npm run bench -->';
const end = '<!-- end of pages -->';

/** Replaces the table in the text of docs/performance.md. Throws where its markers are missing. */
export const replacePages = (text: string, content: string): string => {
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`docs/performance.md has no place for the table: "${start}" … "${end}".`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
};
