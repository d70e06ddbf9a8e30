import { type Family, type SlugOf, slugs } from './slugs';

/** The pages of one family in the order of the map, each with its slug. */
export type Collection<F extends Family, Fields> = {
  readonly base: `/${F}`;
  readonly entries: readonly (Fields & { readonly slug: SlugOf<F> })[];
  readonly get: (slug: SlugOf<F>) => Fields & { readonly slug: SlugOf<F> };
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
    const get = (slug: SlugOf<F>) => ({ ...entries[slug], slug });
    const ordered: readonly SlugOf<F>[] = slugs[family];
    return { base: `/${family}`, entries: ordered.map(get), get };
  };
