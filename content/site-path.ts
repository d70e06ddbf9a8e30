import type { Family, fixedPaths, SlugOf } from './slugs';

export type ServiceSlug = SlugOf<'services'>;
export type LocationSlug = SlugOf<'locations'>;
export type ResourceSlug = SlugOf<'resources'>;
export type IndustrySlug = SlugOf<'industries'>;

/** A page with a folder of its own. */
export type FixedPath = (typeof fixedPaths)[number];

/** A page of a family, such as `/services/dumper-operators`. */
type EntryPath = { [F in Family]: `/${F}/${SlugOf<F>}` }[Family];

/** Every page of the site. */
export type SitePath = FixedPath | EntryPath;

/** Sections that other pages link to, by the ids of their headings; `tests/export/links.test.ts` looks for each. */
type SectionHref =
  | '/hire-operators#how-soon-can-someone-start'
  | '/hire-operators#never-hired-a-driver-before'
  | '/hire-operators#plant-hire-firms-and-hired-machines'
  | '/hire-operators#what-if-something-goes-wrong'
  | '/hire-operators#vat-and-what-else-changes-the-sum'
  | '/hire-operators#what-it-costs'
  | '/hire-operators#what-to-agree-with-the-operator-before-they-start'
  | '/privacy-policy#how-long-we-keep-it'
  | '/resources/project-planning#what-the-operator-should-find-at-the-gate';

/**
 * What a link inside the site may point to: a page or a section of one, the contact form with its subject filled in, a machine's
 * choice of tickets, or its sheet to print.
 */
export type SiteHref =
  | SitePath
  | SectionHref
  | `/contact?service=${ServiceSlug}`
  | `/contact?location=${LocationSlug}`
  | `/which-ticket#${ServiceSlug}`
  | `/sheets/services/${ServiceSlug}`;

/** Pages that help the reader of a page, by family. The way back is derived. */
export type Related = { readonly [F in Family]?: readonly SlugOf<F>[] };
