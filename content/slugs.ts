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
  machines: [
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
  towns: [
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
  guides: [
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
  sectors: [
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

/** The list page of each family. The addresses of the family's pages are below it, such as `/locations/dudley`. */
export const familyPaths = {
  machines: '/services',
  towns: '/locations',
  guides: '/resources',
  sectors: '/industries',
} as const satisfies Record<Family, (typeof fixedPaths)[number]>;

export type PathOf<F extends Family> = (typeof familyPaths)[F];
export type SlugOf<F extends Family> = (typeof slugs)[F][number];
