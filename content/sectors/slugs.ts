/** The last parts of the pages' addresses, in display order. */
export const sectorSlugs = [
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
] as const;
