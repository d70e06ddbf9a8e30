/** The thirteen machines an operator can select when registering, in the order shown. The database accepts these names only. */
export const equipmentNames = [
  'Dumper',
  '360 Excavator',
  '360 Grab',
  'Dozer',
  'Roller',
  'Loading Shovel',
  'Telehandler',
  'Forklift',
  'Crane',
  'Skid Steer',
  'Backhoe',
  'Grader',
  'Compactor',
] as const;
