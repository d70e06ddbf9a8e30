import { distanceWords } from './town-distance';

const birmingham = { latitude: 52.48, longitude: -1.9 };

test.each([
  [{ latitude: 52.585, longitude: -1.983 }, '8 miles north-west'],
  [{ latitude: 52.48, longitude: -1.5 }, '17 miles east'],
  [{ latitude: 52.0, longitude: -1.9 }, '33 miles south'],
  [{ latitude: 52.475, longitude: -1.9 }, '1 mile south'],
])('%j is %s from a place in the middle', (to, words) => {
  expect(distanceWords(birmingham, to)).toBe(words);
});

test('the way back is as far, in the opposite direction', () => {
  const walsall = { latitude: 52.585, longitude: -1.983 };
  expect(distanceWords(walsall, birmingham)).toBe('8 miles south-east');
});
