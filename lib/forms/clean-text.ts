/** The database rejects such text; a test compares the two. */
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

type IsEdge = (unit: string) => boolean;

/** A loop, because a regular expression for trailing characters takes quadratic time on long runs of them. */
const trimEdges = (text: string, isLeading: IsEdge, isTrailing: IsEdge): string => {
  let start = 0;
  let end = text.length;
  while (start < end && isLeading(text.charAt(start))) start += 1;
  while (end > start && isTrailing(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

const isInvisible: IsEdge = (unit) => /[\s\p{Bidi_Control}\u200B\u2060]/u.test(unit);

const trimInvisible = (text: string): string => trimEdges(text, isInvisible, isInvisible);

/** Removes any of the given characters from the start and the end. */
export const trimCharacters = (text: string, leading: string, trailing: string): string =>
  trimEdges(
    text,
    (unit) => leading.includes(unit),
    (unit) => trailing.includes(unit),
  );

/** Normalises line breaks, and removes other control characters except tabs. */
export const cleanText = (text: string): string =>
  blankIfInvisible(
    trimInvisible(text.replace(/\r\n?/g, '\n').replace(/[\p{Surrogate}\uFEFF]|(?![\t\n])\p{Cc}/gu, '')),
  );

/** Counts code points, as the database does. */
export const lengthOf = (text: string): number => [...text].length;
