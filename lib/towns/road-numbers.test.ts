import { roadNumbers, roadPieces } from './road-numbers.ts';

test.each([
  ['M5 junction 2', ['motorway:M5', 'words: junction 2']],
  ['A4123', ['a-road:A4123']],
  ['M6 junction 6 and A38(M)', ['motorway:M6', 'words: junction 6 and ', 'motorway:A38(M)']],
  ['A5 and M6 Toll', ['a-road:A5', 'words: and ', 'motorway:M6 Toll']],
  ['A4053 ring road', ['a-road:A4053', 'words: ring road']],
])('splits %s into road numbers and other words', (road, pieces) => {
  expect(roadPieces(road).map(({ kind, text }) => `${kind}:${text}`)).toEqual(pieces);
});

test('lists each road number once, motorways first', () => {
  expect(
    roadNumbers(['A491', 'M5 junction 3 via A456', 'M5 junction 4 via A491']).map(({ text }) => text),
  ).toEqual(['M5', 'A491', 'A456']);
});
