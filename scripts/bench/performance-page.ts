/** A part of docs/performance.md that a run replaces. */
export type Part = 'pages' | 'growth';

const markers = (part: Part) =>
  [`<!-- ${part}: written by npm run bench -->`, `<!-- end of ${part} -->`] as const;

/** Takes the page's text, a part and its new content; returns the text with it. Throws where the part's markers are missing. */
export const replacePart = (text: string, part: Part, content: string): string => {
  const [start, end] = markers(part);
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`docs/performance.md has no place for ${part}: "${start}" … "${end}".`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
};
