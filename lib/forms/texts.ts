/** The database applies the same rule; a test compares the two. */
const blankIfInvisible = (text: string): string =>
  /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text) ? text : '';

/** Replaces line breaks with spaces, and removes bidirectional control characters. */
export const cleanLine = (text: string): string =>
  blankIfInvisible(
    text
      .replace(/[\p{Surrogate}\p{Bidi_Control}\u200B\u2060\uFEFF]/gu, '')
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .trim(),
  );

const isEdge = (unit: string | undefined) =>
  unit !== undefined && /[\s\p{Bidi_Control}\u200B\u2060]/u.test(unit);

/** A loop, because a regular expression for trailing whitespace takes quadratic time on long runs of spaces. */
const trimInvisible = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (isEdge(text[start])) start += 1;
  while (end > start && isEdge(text[end - 1])) end -= 1;
  return text.slice(start, end);
};

/** Normalises line breaks, and removes other control characters except tabs. */
export const cleanText = (text: string): string =>
  blankIfInvisible(
    trimInvisible(text.replace(/\r\n?/g, '\n').replace(/[\p{Surrogate}\uFEFF]|(?![\t\n])\p{Cc}/gu, '')),
  );

/** Counts code points, as the database does. */
export const lengthOf = (text: string): number => [...text].length;
