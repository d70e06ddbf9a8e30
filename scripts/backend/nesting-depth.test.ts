import { nestingDepth } from './nesting-depth';

test.each([
  ['', 0],
  ['5', 0],
  ['{}', 1],
  ['[{"a":[1,[2]]},[]]', 4],
  ['{"a":"[[[["}', 1],
  [String.raw`["\"[[\\","[["]`, 1],
  ['[[[', 3],
  [']]]]', 0],
  ['é{"ż":["]"]}', 2],
])('%s: %d', (json, depth) => {
  expect(nestingDepth(Buffer.from(json))).toBe(depth);
});
