import { type Family, type SlugOf, slugs } from '../slugs';

type Placed<F extends Family, Fields> = Fields & {
  readonly slug: SlugOf<F>;
  readonly path: `/${F}/${SlugOf<F>}`;
};

/** `entries` has the order of `slugs`. */
export type Collection<F extends Family, Fields> = {
  readonly base: `/${F}`;
  readonly entries: readonly Placed<F, Fields>[];
  readonly get: (slug: SlugOf<F>) => Placed<F, Fields>;
};

/**
 * Called in two steps, `collection<Town>()('locations', { ... })`, so that the field type is explicit while the
 * family is inferred. A call doesn't compile if a slug has no entry, or an entry has no slug.
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
