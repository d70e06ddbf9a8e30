import { type Family, familyPaths, type PathOf, type SlugOf, slugs } from './paths.ts';

type Placed<F extends Family, Fields> = Fields & {
  readonly slug: SlugOf<F>;
  readonly path: `${PathOf<F>}/${SlugOf<F>}`;
};

/** `entries` has the order of `slugs`. Lists for visitors use `listed`, which leaves out unlisted pages. */
export type Collection<F extends Family, Fields> = {
  readonly base: PathOf<F>;
  readonly entries: readonly Placed<F, Fields>[];
  readonly listed: readonly Placed<F, Fields>[];
  readonly get: (slug: SlugOf<F>) => Placed<F, Fields>;
};

type Listed = { readonly unlisted?: boolean };

/**
 * Called in two steps, `collection<Guide>()('guides', { ... })`, so that the field type is explicit while the family is
 * inferred. A call doesn't compile if a slug has no entry, or an entry has no slug.
 *
 * @param complete - Adds what all entries of the family share.
 */
export const collection =
  <Fields extends Listed, Entry extends Listed = Fields>(
    complete: (fields: Fields) => Entry = (fields) => fields as Listed as Entry,
  ) =>
  <const F extends Family>(
    family: F,
    entries: { readonly [Slug in SlugOf<F>]: Fields },
  ): Collection<F, Entry> => {
    const base = familyPaths[family];
    const ordered: readonly SlugOf<F>[] = slugs[family];
    const all = ordered.map((slug): Placed<F, Entry> => ({
      ...complete(entries[slug]),
      slug,
      path: `${base}/${slug}`,
    }));
    const bySlug = new Map(all.map((entry) => [entry.slug, entry]));
    return {
      base,
      entries: all,
      listed: all.filter(({ unlisted = false }) => !unlisted),
      get: (slug) => bySlug.get(slug)!,
    };
  };
