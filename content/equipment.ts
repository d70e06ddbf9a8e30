/** The thirteen machines that operators can select when registering, in display order. The database accepts only these names. */
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
