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

/**
 * The pages of each family, in display order. Their paths are derived from these slugs.
 *
 * Two vocabularies: folders, files and keys that are part of an address have the words of the address (`services`,
 * `locations`, `industries`, `resources`). Types, variables, functions and components have the names of the things:
 * machine, town, sector and guide.
 */
export const slugs = {
  services: [
    'dumper-operators',
    'excavator-operators',
    'grab-operators',
    'dozer-operators',
    'roller-operators',
    'loading-shovel-operators',
    'telehandler-operators',
    'forklift-operators',
    'crane-operators',
    'skid-steer-operators',
    'backhoe-operators',
    'grader-operators',
    'compactor-operators',
    'scraper-operators',
    'piling-rig-operators',
  ],
  locations: [
    'birmingham',
    'coventry',
    'wolverhampton',
    'solihull',
    'west-bromwich',
    'dudley',
    'walsall',
    'stourbridge',
    'halesowen',
    'sutton-coldfield',
    'leicester',
    'nottingham',
    'derby',
    'stafford',
    'worcester',
    'telford',
    'shrewsbury',
    'tamworth',
    'nuneaton',
    'rugby',
  ],
  resources: [
    'construction-safety',
    'plant-maintenance',
    'operator-training',
    'certifications',
    'industry-standards',
    'equipment-guides',
    'site-management',
    'health-safety',
    'environmental-compliance',
    'project-planning',
  ],
  industries: [
    'quarry-operations',
    'waste-management',
    'demolition',
    'earthworks',
    'road-construction',
    'commercial-construction',
    'residential-construction',
    'infrastructure-projects',
    'mining-operations',
    'landscaping',
  ],
} as const;

export type Family = keyof typeof slugs;
export type SlugOf<F extends Family> = (typeof slugs)[F][number];
