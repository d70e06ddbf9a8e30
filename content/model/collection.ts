import { familyPaths, slugs, type Family, type PathOf, type SlugOf } from '../paths.ts';
import { completePage, type Page, type PageFields } from './page.ts';

type Complete<F extends Family, Entry> = Entry &
  Omit<Page, 'path'> & { readonly slug: SlugOf<F>; readonly path: `${PathOf<F>}/${SlugOf<F>}` };

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
  Entries extends { readonly [Slug in SlugOf<F>]: PageFields },
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
  /** Fields that an entry doesn't state. */
  readonly derive?: (entry: Entries[SlugOf<F>], slug: SlugOf<F>) => Partial<PageFields>;
}): Collection<F, Entries[SlugOf<F>]> => {
  const base = familyPaths[family];
  const ordered: readonly SlugOf<F>[] = slugs[family];
  const all = ordered.map((slug): Complete<F, Entries[SlugOf<F>]> => {
    const entry: Entries[SlugOf<F>] = entries[slug];
    const page = completePage({ ...derive?.(entry, slug), ...entry });
    return { ...page, slug, path: `${base}/${slug}` };
  });
  const bySlug = new Map(all.map((entry) => [entry.slug, entry]));
  return {
    base,
    heading,
    entries: all,
    listed: all.filter(({ unlisted = false }) => !unlisted),
    get: (slug) => bySlug.get(slug)!,
  };
};
