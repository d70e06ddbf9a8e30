/** Text for one line: trimmed, without line breaks, control characters and unseen direction marks. */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\p{Surrogate}\p{Bidi_Control}\u200B\u2060\uFEFF]/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** Text of several lines: trimmed, with one kind of line break and no other control characters. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Surrogate}\uFEFF]|(?![\t\n])\p{Cc}/gu, '')
    .replace(/^[\s\p{Bidi_Control}\u200B\u2060]+|[\s\p{Bidi_Control}\u200B\u2060]+$/gu, '');

/** Characters as the database counts them: code points. */
export const lengthOf = (text: string): number => [...text].length;
