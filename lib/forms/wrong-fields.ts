/**
 * The page would be too large with more fields, because it has a message for every combination: 8 fields have 255 combinations, 12
 * have 4,095.
 */
const mostCombined = 8;
const mostNamedOfMany = 3;

/**
 * Returns the names of the fields to report on a page without scripts, in form order. For a form with many fields and more than
 * three invalid ones, returns all its fields.
 */
export const namedFields = (names: readonly string[], wrong: readonly string[]): readonly string[] =>
  names.length <= mostCombined || wrong.length <= mostNamedOfMany ? wrong : names;

const combinationsOf = (names: readonly string[], most: number): readonly (readonly string[])[] => {
  const found: (readonly string[])[] = [[]];
  for (const name of names)
    for (const combination of found.filter(({ length }) => length < most)) found.push([...combination, name]);
  return found;
};

/** Returns every combination of fields that `namedFields` can return. */
export const namedCombinations = (names: readonly string[]): readonly (readonly string[])[] => {
  const some = combinationsOf(names, names.length <= mostCombined ? names.length : mostNamedOfMany);
  return [...some.slice(1), ...(names.length <= mostCombined ? [] : [names])];
};

/** Returns the URL fragment that names these fields. */
export const fragmentOf = (names: readonly string[]): string => names.join(',');
