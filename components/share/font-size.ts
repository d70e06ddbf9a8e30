import { textWidth } from '@/lib/brand/display-font.ts';

/** Infinity if a word is wider than a line. */
const lineCount = (words: readonly string[], size: number, room: number) => {
  let [lines, line] = [1, ''];
  for (const word of words) {
    if (textWidth(word, size) > room) return Infinity;
    const longer = line ? `${line} ${word}` : word;
    if (textWidth(longer, size) <= room) line = longer;
    else [lines, line] = [lines + 1, word];
  }
  return lines;
};

/**
 * Returns the first font size at which a text fits the given number of lines. If none fits, returns the last one.
 *
 * @param sizes - Font sizes in descending order.
 */
export const fittingFontSize = (words: string, sizes: readonly number[], room: number, lines: number) =>
  sizes.find((size) => lineCount(words.split(' '), size, room) <= lines) ?? sizes.at(-1);
