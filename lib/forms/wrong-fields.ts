/** The number of listed combinations doubles with each field: 8 fields have 255, 12 fields have 4,095. */
const maxCombined = 8;
const maxNamedOfMany = 3;

/**
 * The fields that the error page without JavaScript lists: the invalid ones, or all if a long form has more than
 * three invalid ones.
 */
export const namedFields = (names: readonly string[], wrong: readonly string[]): readonly string[] =>
  names.length <= maxCombined || wrong.length <= maxNamedOfMany ? wrong : names;

const combinationsOf = (names: readonly string[], max: number): readonly (readonly string[])[] => {
  const found: (readonly string[])[] = [[]];
  for (const name of names)
    for (const combination of found.filter(({ length }) => length < max)) found.push([...combination, name]);
  return found;
};

export const namedCombinations = (names: readonly string[]): readonly (readonly string[])[] => {
  const some = combinationsOf(names, names.length <= maxCombined ? names.length : maxNamedOfMany);
  return [...some.slice(1), ...(names.length <= maxCombined ? [] : [names])];
};

export const fragmentOf = (names: readonly string[]): string => names.join(',');
