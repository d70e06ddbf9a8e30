/** The last parts of the pages' addresses, in display order. */
export const guideSlugs = [
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
] as const;
