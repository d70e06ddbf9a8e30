import { textWidth } from '@/lib/brand/display-font.ts';
import { fittingFontSize } from './font-size.ts';

const sizes = [100, 50, 25];
const word = 'Operators';

test.each([
  ['where there is room, the largest', word, textWidth(word, 60), 1, 50],
  ['on two lines, the same', `${word} ${word}`, textWidth(word, 60), 2, 50],
  ['where a line is too few, smaller ones', `${word} ${word}`, textWidth(word, 60), 1, 25],
  ['where there is never room, the smallest', word, 1, 9, 25],
])('selects the largest font size that fits: %s', (_, words, room, lines, size) => {
  expect(fittingFontSize(words, sizes, room, lines)).toBe(size);
});
