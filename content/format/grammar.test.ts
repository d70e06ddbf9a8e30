import { withArticle } from './grammar.ts';

test.each([
  ['dumper', 'a dumper'],
  ['excavator', 'an excavator'],
  ['Asphalt Paver', 'an Asphalt Paver'],
  ['360 excavator', 'a 360 excavator'],
])('%s gets its article', (words, expected) => {
  expect(withArticle(words)).toBe(expected);
});
