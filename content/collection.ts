/** An ordered family of pages below one base path, with the union of its slugs kept as a type. */
export type Collection<Base extends string, Slug extends string, Fields> = {
  readonly base: Base;
  readonly entries: readonly (Fields & { readonly slug: Slug })[];
  /** Takes a slug of the family, returns its entry. */
  readonly get: (slug: Slug) => Fields & { readonly slug: Slug };
};

/** The slugs of a collection as a union. */
export type SlugOf<C> = C extends Collection<string, infer Slug, unknown> ? Slug : never;

/** The paths of a collection as a union, such as `/services/dumper-operators`. */
export type PathOf<C> = C extends Collection<infer Base, infer Slug, unknown> ? `${Base}/${Slug}` : never;

/**
 * Takes the fields of a family, then its base path and its entries in display order; returns the collection.
 * The slugs are inferred, so a stale slug anywhere fails to compile. Throws on a slug used twice.
 *
 * What an entry says about other pages (sections, related) is a function with a declared return type: the
 * compiler checks it after every slug is known, so families may link to each other in circles.
 */
export const defineCollection =
  <Fields>() =>
  <const Base extends string, const Slug extends string>(
    base: Base,
    entries: readonly (Fields & { readonly slug: Slug })[],
  ): Collection<Base, Slug, Fields> => {
    const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
    if (bySlug.size !== entries.length) throw new Error(`A slug stands twice below ${base}.`);
    return {
      base,
      entries,
      get: (slug) => {
        const entry = bySlug.get(slug);
        if (!entry) throw new Error(`There is no ${base}/${slug}.`);
        return entry;
      },
    };
  };
