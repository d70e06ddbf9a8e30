/** The last parts of the pages' addresses, in display order. */
export const machineSlugs = [
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
] as const;
