import { readingEase, syllablesIn } from './reading-ease';

test.each([
  ['the', 1],
  ['site', 1],
  ['trained', 1],
  ['loaded', 2],
  ['machine', 2],
  ['machines', 2],
  ['wages', 2],
  ['dumper', 2],
  ['table', 2],
  ['operator', 4],
  ['excavator', 4],
  ['category', 4],
  ['driver’s', 2],
  ['mm', 1],
])('%s has about %d syllables', (word, syllables) => {
  expect(syllablesIn(word)).toBe(syllables);
});

test('reading ease is that of Flesch', () => {
  // Six words in one sentence, six syllables.
  expect(readingEase('The cat sat on the mat.')).toBeCloseTo(206.835 - 1.015 * 6 - 84.6);
  // Two sentences of two words, five syllables in all.
  expect(readingEase('Stop there. Ring Dudley.')).toBeCloseTo(206.835 - 1.015 * 2 - 84.6 * (5 / 4));
});

test('long words and long sentences read less easily', () => {
  const plain = readingEase('Park the machine. Take the key out. Tell the foreman.') ?? 0;
  const stiff =
    readingEase('Immobilisation of the equipment necessitates notification of supervisory personnel.') ?? 0;
  expect(plain).toBeGreaterThan(70);
  expect(stiff).toBeLessThan(0);
});

test('text without words has none', () => {
  expect(readingEase(' 360 – 12.5 ')).toBeUndefined();
});
