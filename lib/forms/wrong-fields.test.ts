import fc from 'fast-check';
import { fragmentOf, namedCombinations, namedFields } from './wrong-fields';

test('for any set of invalid fields, the page has a fragment that names them all', () => {
  const form = fc
    .integer({ min: 1, max: 14 })
    .map((count) => Array.from({ length: count }, (_, n) => `f${n}`));
  const wrongIn = form.chain((names) => fc.tuple(fc.constant(names), fc.subarray(names, { minLength: 1 })));
  fc.assert(
    fc.property(wrongIn, ([names, wrong]) => {
      const named = namedFields(names, wrong);
      expect(named).toEqual(expect.arrayContaining(wrong));
      // Valid fields may only be named if a form has more than eight fields and more than three of them are invalid.
      expect(namedCombinations(names).length).toBeLessThan(500);
      if (names.length <= 8 || wrong.length <= 3) expect(named).toEqual(wrong);
      const fragments = namedCombinations(names).map(fragmentOf);
      expect(fragments.filter((fragment) => fragment === fragmentOf(named))).toHaveLength(1);
    }),
  );
});
