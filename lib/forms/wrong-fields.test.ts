import fc from 'fast-check';
import { fragmentOf, namedCombinations, namedFields } from './wrong-fields';

test('for any set of invalid fields, a fragment of the page names all of them', () => {
  const form = fc
    .integer({ min: 1, max: 14 })
    .map((count) => Array.from({ length: count }, (_, n) => `f${n}`));
  const wrongIn = form.chain((names) => fc.tuple(fc.constant(names), fc.subarray(names, { minLength: 1 })));
  fc.assert(
    fc.property(wrongIn, ([names, wrong]) => {
      const named = namedFields(names, wrong);
      expect(named).toEqual(expect.arrayContaining(wrong));
      // The page must stay small. With up to eight fields or three errors, no valid field is named.
      expect(namedCombinations(names).length).toBeLessThan(500);
      if (names.length <= 8 || wrong.length <= 3) expect(named).toEqual(wrong);
      const fragments = namedCombinations(names).map(fragmentOf);
      expect(fragments.filter((fragment) => fragment === fragmentOf(named))).toHaveLength(1);
    }),
  );
});
