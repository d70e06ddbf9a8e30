import type { Family, fixedPaths, PathOf, SlugOf } from '../slugs';

export type MachineSlug = SlugOf<'machines'>;
export type TownSlug = SlugOf<'towns'>;
export type GuideSlug = SlugOf<'guides'>;
export type SectorSlug = SlugOf<'sectors'>;

export type FixedPath = (typeof fixedPaths)[number];

type EntryPath = { [F in Family]: `${PathOf<F>}/${SlugOf<F>}` }[Family];

export type SitePath = FixedPath | EntryPath;

/** Leaves out links to pages that have been removed, so that the compiler reports their places in content. */
type OfPage<Href extends string> = Href extends `${SitePath}#${string}` ? Href : never;

/** The fragments are the ids of headings; `tests/export/links.test.ts` checks that they exist. */
type SectionHref = OfPage<
  | '/for-buyers#operator-profile'
  | '/hire-operators#contractors-payroll-cis-or-an-umbrella'
  | '/hire-operators#farms-yards-and-other-businesses'
  | '/hire-operators#how-soon-can-someone-start'
  | '/hire-operators#never-hired-a-driver-before'
  | '/hire-operators#plant-hire-firms-and-hired-machines'
  | '/hire-operators#what-if-something-goes-wrong'
  | '/hire-operators#what-it-costs'
  | '/hire-operators#what-you-receive'
  | '/hire-operators#quarries-and-waste-sites'
  | '/hire-operators#what-to-agree-with-the-operator-before-they-start'
  | '/industries/quarry-operations#dump-truck-drivers-days-or-nights'
  | '/privacy-policy#how-long-we-keep-it'
  | '/resources/health-safety#how-do-you-manage-tiredness'
  | '/resources/project-planning#what-the-operator-should-find-at-the-gate'
  | '/testimonials#how-our-reference-check-works'
>;

/** Includes the contact form with a prefilled subject, a machine in the ticket finder and printable checklists. */
export type SiteHref =
  | SitePath
  | SectionHref
  | `/contact?service=${MachineSlug}`
  | `/contact?location=${TownSlug}`
  | `/which-ticket#${MachineSlug}`
  | `/services/${MachineSlug}#${string}`
  | `/sheets/services/${MachineSlug}`;

/** Links in the opposite direction are added automatically. */
export type Related = { readonly [F in Family]?: readonly SlugOf<F>[] };
