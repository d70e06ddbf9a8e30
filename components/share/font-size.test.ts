import { textWidth } from '@/lib/site/display-font';
import { fittingFontSize } from './font-size';

const sizes = [100, 50, 25];
const word = 'Operators';

test('words take the largest letters in which they have room', () => {
  const room = textWidth(word, 60);
  expect(fittingFontSize(word, sizes, room, 1)).toBe(50);
  expect(fittingFontSize(`${word} ${word}`, sizes, room, 2)).toBe(50);
  expect(fittingFontSize(`${word} ${word}`, sizes, room, 1)).toBe(25);
});

test('a word that is too wide for a line takes smaller letters, however many lines there may be', () => {
  expect(fittingFontSize(word, sizes, textWidth(word, 60), 9)).toBe(50);
});

test('words that never have room take the smallest', () => {
  expect(fittingFontSize(word, sizes, 1, 1)).toBe(25);
});
