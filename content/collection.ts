import { type Family, type SlugOf, slugs } from './slugs';

/** An entry with its slug and path. */
type Placed<F extends Family, Fields> = Fields & {
  readonly slug: SlugOf<F>;
  readonly path: `/${F}/${SlugOf<F>}`;
};

/** The pages of one family, in the order of `slugs`. */
export type Collection<F extends Family, Fields> = {
  readonly base: `/${F}`;
  readonly entries: readonly Placed<F, Fields>[];
  readonly get: (slug: SlugOf<F>) => Placed<F, Fields>;
};

/**
 * Returns a collection. Call it in two steps, `collection<Town>()('locations', { ... })`, so that the type of the fields is
 * explicit and the family is inferred. A slug without an entry, or an entry without a slug, is a compile error.
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
