/** A page with every combination of more fields would be too heavy: 255 combinations of 8, 4,095 of 12. */
const mostCombined = 8;
const mostNamedOfMany = 3;

/**
 * Returns the fields that a page without scripts names when these are wrong, by their names in the order of the form. If three of
 * many fields do not suffice, the page names all of them.
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

/** The fragment of an address that names these fields. */
export const fragmentOf = (names: readonly string[]): string => names.join(',');
