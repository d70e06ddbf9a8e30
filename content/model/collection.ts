import { familyPaths, slugs, type Family, type PathOf, type SlugOf } from '../paths.ts';
import type { Derived, FamilyPageFields } from './page.ts';
import { withoutEmptyQuotes } from './section.ts';

type Placed<F extends Family, Entry> = Entry & {
  readonly slug: SlugOf<F>;
  readonly path: `${PathOf<F>}/${SlugOf<F>}`;
};

type Complete<F extends Family, Entry> = Placed<F, Entry> & Derived & { readonly heading: string };

/** `entries` has the order of `slugs`. Lists for visitors use `listed`, which leaves out unlisted pages. */
export type Collection<F extends Family, Entry> = {
  readonly base: PathOf<F>;
  readonly heading: string;
  readonly entries: readonly Complete<F, Entry>[];
  readonly listed: readonly Complete<F, Entry>[];
  readonly get: (slug: SlugOf<F>) => Complete<F, Entry>;
};

/** A call doesn't compile if a slug has no entry, or an entry has no slug: its type is then `never`. */
export const collection = <
  const F extends Family,
  Entries extends { readonly [Slug in SlugOf<F>]: FamilyPageFields },
>({
  family,
  heading,
  entries,
  derive,
}: {
  readonly family: F;
  /** The heading above links to the family's pages. */
  readonly heading: string;
  readonly entries: Entries & { readonly [Unknown in Exclude<keyof Entries, SlugOf<F>>]: never };
  readonly derive: (entry: Placed<F, Entries[SlugOf<F>]>) => Derived;
}): Collection<F, Entries[SlugOf<F>]> => {
  const base = familyPaths[family];
  const ordered: readonly SlugOf<F>[] = slugs[family];
  const place = <Entry extends FamilyPageFields>(entry: Entry, slug: SlugOf<F>): Placed<F, Entry> => ({
    ...entry,
    slug,
    path: `${base}/${slug}`,
    sections: withoutEmptyQuotes(entry.sections),
  });
  const all = ordered
    .map((slug) => place<Entries[SlugOf<F>]>(entries[slug], slug))
    .map((entry) => ({ heading: entry.name, ...derive(entry), ...entry }));
  const bySlug = new Map(all.map((entry) => [entry.slug, entry]));
  return {
    base,
    heading,
    entries: all,
    listed: all.filter(({ unlisted = false }) => !unlisted),
    get: (slug) => bySlug.get(slug)!,
  };
};
