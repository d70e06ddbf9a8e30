type Entry = {
  readonly slug: string;
  readonly name?: string;
  readonly longitude?: number;
  readonly related?: () => Readonly<Record<string, readonly string[]>>;
};

/** Guides with a row for every machine. If they were copied as well, the site would grow with the square of the copies. */
export const standOnce: ReadonlySet<string> = new Set(['certifications', 'equipment-guides']);

const suffixed = (copy: number) => (slug: string) => (standOnce.has(slug) ? slug : `${slug}-${copy}`);

/** Degrees of longitude: the width of a country, so that no map shows the towns of two rounds. */
const apart = 3;

/**
 * Takes the entries of a family and how many copies of each to make, the entry itself included; returns all of them. The
 * copies of one round are related to each other as the entries are, and its towns lie in a country of their own.
 */
export const multiplyEntries = <E extends { readonly slug: string }>(
  entries: readonly E[],
  copies: number,
): readonly E[] => [
  ...entries,
  ...Array.from({ length: copies - 1 }, (_, index) => index + 2).flatMap((copy) =>
    entries
      .filter(({ slug }) => !standOnce.has(slug))
      .map((entry) => {
        const { slug, name, longitude, related } = entry as E & Entry;
        const rename = suffixed(copy);
        return {
          ...entry,
          slug: rename(slug),
          ...(name && { name: `${name} ${copy}` }),
          ...(longitude !== undefined && { longitude: longitude + (copy - 1) * apart }),
          ...(related && {
            related: () =>
              Object.fromEntries(
                Object.entries(related()).map(([family, slugs]) => [family, slugs.map(rename)]),
              ),
          }),
        };
      }),
  ),
];
