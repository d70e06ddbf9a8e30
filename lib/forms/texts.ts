/** A text without anything that can be seen is no text. The database does the same; a test compares the two. */
const seen = (text: string): string =>
  /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text) ? text : '';

/** Text for one line: trimmed, without line breaks, control characters and unseen direction marks. */
export const cleanLine = (text: string): string =>
  seen(
    text
      .replace(/[\p{Surrogate}\p{Bidi_Control}\u200B\u2060\uFEFF]/gu, '')
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .trim(),
  );

const isEdge = (unit: string | undefined) =>
  unit !== undefined && /[\s\p{Bidi_Control}\u200B\u2060]/u.test(unit);

/** A loop, because an expression for the end of a text tries again at each space: that takes time with the square of its length. */
const trimUnseen = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (isEdge(text[start])) start += 1;
  while (end > start && isEdge(text[end - 1])) end -= 1;
  return text.slice(start, end);
};

/** Text of several lines: trimmed, with one kind of line break and no other control characters. */
export const cleanText = (text: string): string =>
  seen(trimUnseen(text.replace(/\r\n?/g, '\n').replace(/[\p{Surrogate}\uFEFF]|(?![\t\n])\p{Cc}/gu, '')));

/** Characters as the database counts them: code points. */
export const lengthOf = (text: string): number => [...text].length;
