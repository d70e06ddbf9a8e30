import { textWidth } from '@/lib/site/display-font';

/** Lines that words take where each line takes as many as it has room for; Infinity where one of them has none. */
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

/** The first of some sizes, from large to small, at which words take at most so many lines of the display face; else the last. */
export const fittingFontSize = (words: string, sizes: readonly number[], room: number, lines: number) =>
  sizes.find((size) => lineCount(words.split(' '), size, room) <= lines) ?? sizes.at(-1);
