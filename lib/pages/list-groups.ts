/** Returns the groups of a list page with their entries, without groups that have none. */
export const groupsOf = <Words extends object, Entry extends { readonly group: string }>(
  groups: Readonly<Record<string, Words>>,
  entries: readonly Entry[],
) =>
  Object.entries(groups)
    .map(([key, words]) => ({ ...words, key, entries: entries.filter(({ group }) => group === key) }))
    .filter((group) => group.entries.length > 0);
