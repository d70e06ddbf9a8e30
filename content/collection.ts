import { type Family, type SlugOf, slugs } from './slugs';

/** An entry with its place in the map. */
type Placed<F extends Family, Fields> = Fields & {
  readonly slug: SlugOf<F>;
  readonly path: `/${F}/${SlugOf<F>}`;
};

/** The pages of one family in the order of the map. */
export type Collection<F extends Family, Fields> = {
  readonly base: `/${F}`;
  readonly entries: readonly Placed<F, Fields>[];
  readonly get: (slug: SlugOf<F>) => Placed<F, Fields>;
};

/**
 * Called twice, `collection<Town>()('locations', { ... })`, so that the fields are named and the family is inferred. A slug
 * of the map without an entry, and an entry without a slug in the map, do not compile.
 */
export const collection =
  <Fields>() =>
  <const F extends Family>(
    family: F,
    entries: { readonly [Slug in SlugOf<F>]: Fields },
  ): Collection<F, Fields> => {
    const get = (slug: SlugOf<F>): Placed<F, Fields> => ({
      ...entries[slug],
      slug,
      path: `/${family}/${slug}`,
    });
    const ordered: readonly SlugOf<F>[] = slugs[family];
    return { base: `/${family}`, entries: ordered.map(get), get };
  };
