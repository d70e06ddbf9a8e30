import { guideSlugs } from './guides/slugs.ts';
import { machineSlugs } from './machines/slugs.ts';
import { sectorSlugs } from './sectors/slugs.ts';
import { townSlugs } from './towns/slugs.ts';

/** Pages that have their own folder in `app`, in display order. */
export const fixedPaths = [
  '/',
  '/about',
  '/services',
  '/locations',
  '/industries',
  '/resources',
  '/which-ticket',
  '/hire-operators',
  '/operator-registration',
  '/contact',
  '/why-choose-us',
  '/for-buyers',
  '/testimonials',
  '/faq',
  '/privacy-policy',
  '/terms-conditions',
] as const;

/** The pages of each family, in display order. */
export const slugs = {
  machines: machineSlugs,
  towns: townSlugs,
  guides: guideSlugs,
  sectors: sectorSlugs,
} as const;

export type Family = keyof typeof slugs;

/** The list page of each family. The paths of the family's pages are below it, such as `/locations/dudley`. */
export const familyPaths = {
  machines: '/services',
  towns: '/locations',
  guides: '/resources',
  sectors: '/industries',
} as const satisfies Record<Family, FixedPath>;

export type PathOf<F extends Family> = (typeof familyPaths)[F];
export type SlugOf<F extends Family> = (typeof slugs)[F][number];

export type MachineSlug = SlugOf<'machines'>;
export type TownSlug = SlugOf<'towns'>;
export type GuideSlug = SlugOf<'guides'>;
export type SectorSlug = SlugOf<'sectors'>;

export type FixedPath = (typeof fixedPaths)[number];

type FamilyPath = { [F in Family]: `${PathOf<F>}/${SlugOf<F>}` }[Family];

export type SitePath = FixedPath | FamilyPath;

/**
 * Includes sections of pages, the contact form with a prefilled subject, printable checklists and PDF files in `public`.
 * `tests/export/links.test.ts` checks that the sections and the files exist.
 */
export type SiteHref =
  | SitePath
  | `${SitePath}#${string}`
  | `/contact?service=${MachineSlug}`
  | `/contact?location=${TownSlug}`
  | SheetPath
  | `/${string}.pdf`;

export type SheetPath = `/sheets/${string}`;

/** The address of a printable checklist. */
export const sheetPath = (pagePath: SitePath, sheetSlug?: string): SheetPath =>
  `/sheets${pagePath === '/' ? '/home' : pagePath}${sheetSlug ? `/${sheetSlug}` : ''}`;

/** The pages of each family, in display order. */
export type Related = { readonly [F in Family]?: readonly SlugOf<F>[] };
