import type { AppRoutes } from '../.next/types/routes';
import type { PathOf, SlugOf } from './collection';
import type { industries } from './industries';
import type { locations } from './locations';
import type { resources } from './resources';
import type { services } from './services';

/** The pages with a folder of their own, as the framework lists them. */
export type FixedPath = Exclude<AppRoutes, `${string}[${string}`>;

export type ServiceSlug = SlugOf<typeof services>;
export type LocationSlug = SlugOf<typeof locations>;
export type ResourceSlug = SlugOf<typeof resources>;
export type IndustrySlug = SlugOf<typeof industries>;

/** Every page of the site. */
export type SitePath =
  | FixedPath
  | PathOf<typeof services>
  | PathOf<typeof locations>
  | PathOf<typeof resources>
  | PathOf<typeof industries>;

/** What a link inside the site may point to: a page, or the contact form with its subject prefilled. */
export type SiteHref = SitePath | `/contact?service=${ServiceSlug}` | `/contact?location=${LocationSlug}`;

/** Entries of other families that help the reader of a page. The way back is derived. */
export type Related = {
  readonly services?: readonly ServiceSlug[];
  readonly locations?: readonly LocationSlug[];
  readonly industries?: readonly IndustrySlug[];
  readonly resources?: readonly ResourceSlug[];
};
