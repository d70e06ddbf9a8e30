import { type Family, familyPaths, type PathOf, type SlugOf, slugs } from './paths';

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

/**
 * Called in two steps, `collection<Town>()('towns', { ... })`, so that the field type is explicit while the
 * family is inferred. A call doesn't compile if a slug has no entry, or an entry has no slug.
 */
export const collection =
  <Fields extends { readonly unlisted?: boolean }>() =>
  <const F extends Family>(
    family: F,
    entries: { readonly [Slug in SlugOf<F>]: Fields },
  ): Collection<F, Fields> => {
    const base = familyPaths[family];
    const get = (slug: SlugOf<F>): Placed<F, Fields> => ({
      ...entries[slug],
      slug,
      path: `${base}/${slug}`,
    });
    const ordered: readonly SlugOf<F>[] = slugs[family];
    const all = ordered.map(get);
    return { base, entries: all, listed: all.filter(({ unlisted = false }) => !unlisted), get };
  };
