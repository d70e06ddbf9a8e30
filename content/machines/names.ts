import type { SlugOf } from '../paths.ts';

type MachineNames = {
  /**
   * The word for the machine: in the ticket finder, the subjects of messages, checklists, drawings and share images.
   * Menus, lists and links have the `name` of its page, such as `Dumper Operators`.
   */
  readonly machine: string;
  /**
   * The name in the registration form. Operators can't tick a machine without one. The database stores it in the column
   * `equipment`, and rejects names that no migration has added.
   */
  readonly equipment?: string;
};

/** Apart from the pages of machines, because the Edge Functions load the names, but not the pages. */
export const machineNames: Readonly<Record<SlugOf<'machines'>, MachineNames>> = {
  'dumper-operators': { machine: 'Dumper', equipment: 'Dumper' },
  'excavator-operators': { machine: '360 Excavator', equipment: '360 Excavator' },
  'grab-operators': { machine: '360 Grab', equipment: '360 Grab' },
  'dozer-operators': { machine: 'Bulldozer', equipment: 'Dozer' },
  'roller-operators': { machine: 'Roller', equipment: 'Roller' },
  'loading-shovel-operators': { machine: 'Loading Shovel', equipment: 'Loading Shovel' },
  'telehandler-operators': { machine: 'Telehandler', equipment: 'Telehandler' },
  'forklift-operators': { machine: 'Forklift', equipment: 'Forklift' },
  'crane-operators': { machine: 'Mobile Crane', equipment: 'Crane' },
  'skid-steer-operators': { machine: 'Skid Steer', equipment: 'Skid Steer' },
  'backhoe-operators': { machine: 'Backhoe', equipment: 'Backhoe' },
  'grader-operators': { machine: 'Motor Grader', equipment: 'Grader' },
  'compactor-operators': { machine: 'Landfill Compactor', equipment: 'Compactor' },
  'scraper-operators': { machine: 'Scraper' },
  'piling-rig-operators': { machine: 'Piling Rig' },
};
