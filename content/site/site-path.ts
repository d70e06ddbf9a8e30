import type { Family, fixedPaths, PathOf, SlugOf } from '../slugs';

export type MachineSlug = SlugOf<'machines'>;
export type TownSlug = SlugOf<'towns'>;
export type GuideSlug = SlugOf<'guides'>;
export type SectorSlug = SlugOf<'sectors'>;

export type FixedPath = (typeof fixedPaths)[number];

type EntryPath = { [F in Family]: `${PathOf<F>}/${SlugOf<F>}` }[Family];

export type SitePath = FixedPath | EntryPath;

/**
 * Includes sections of pages, the contact form with a prefilled subject, printable checklists and PDF files in `public`.
 * `tests/export/links.test.ts` checks that the sections and the files exist.
 */
export type SiteHref =
  | SitePath
  | `${SitePath}#${string}`
  | `/contact?service=${MachineSlug}`
  | `/contact?location=${TownSlug}`
  | `/sheets${PathOf<'machines'>}/${MachineSlug}`
  | `/${string}.pdf`;

/** Links in the opposite direction are added automatically. */
export type Related = { readonly [F in Family]?: readonly SlugOf<F>[] };
