type Entry = {
  readonly slug: string;
  readonly name?: string;
  readonly related?: () => Readonly<Record<string, readonly string[]>>;
};

const suffixed = (copy: number) => (slug: string) => (copy === 1 ? slug : `${slug}-${copy}`);

/**
 * Takes the entries of a family and how many copies of each to make, the entry itself included; returns all of them. The
 * copies of one round are related to each other as the entries are.
 */
export const multiplyEntries = <E extends { readonly slug: string }>(
  entries: readonly E[],
  copies: number,
): readonly E[] =>
  Array.from({ length: copies }, (_, index) => index + 1).flatMap((copy) =>
    entries.map((entry) => {
      const { slug, name, related } = entry as E & Entry;
      const rename = suffixed(copy);
      return {
        ...entry,
        slug: rename(slug),
        ...(name && copy > 1 && { name: `${name} ${copy}` }),
        ...(related && {
          related: () =>
            Object.fromEntries(
              Object.entries(related()).map(([family, slugs]) => [family, slugs.map(rename)]),
            ),
        }),
      };
    }),
  );
