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

/** A call doesn't compile if a slug has no entry, or an entry has no slug: its type is then `never`. */
export const collection = <const F extends Family, Entries extends { readonly [Slug in SlugOf<F>]: Listed }>(
  family: F,
  entries: Entries & { readonly [Unknown in Exclude<keyof Entries, SlugOf<F>>]: never },
): Collection<F, Entries[SlugOf<F>]> => {
  const base = familyPaths[family];
  const ordered: readonly SlugOf<F>[] = slugs[family];
  const place = <Fields extends Listed>(fields: Fields, slug: SlugOf<F>): Placed<F, Fields> => ({
    ...fields,
    slug,
    path: `${base}/${slug}`,
  });
  const all = ordered.map((slug) => place<Entries[SlugOf<F>]>(entries[slug], slug));
  const bySlug = new Map(all.map((entry) => [entry.slug, entry]));
  return {
    base,
    entries: all,
    listed: all.filter(({ unlisted = false }) => !unlisted),
    get: (slug) => bySlug.get(slug)!,
  };
};
