/**
 * The thirteen machines that operators can select in the registration form, in display order. The database rejects
 * other names.
 */
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
