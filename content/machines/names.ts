import type { SlugOf } from '../paths.ts';

type MachineNames = {
  /**
   * The word for the machine: in the ticket finder, the subjects of messages, checklists, drawings and share images.
   * Menus, lists and links have the `name` of its page, such as `Dumper Operators`.
   */
  readonly name: string;
  /**
   * The name in the registration form. Operators can't tick a machine without one. The database stores it in the column
   * `equipment`, and rejects names that no migration has added.
   */
  readonly formName?: string;
};

/** Apart from the pages of machines, because the Edge Functions load the names, but not the pages. */
export const machineNames: Readonly<Record<SlugOf<'machines'>, MachineNames>> = {
  'dumper-operators': { name: 'Dumper', formName: 'Dumper' },
  'excavator-operators': { name: '360 Excavator', formName: '360 Excavator' },
  'grab-operators': { name: '360 Grab', formName: '360 Grab' },
  'dozer-operators': { name: 'Bulldozer', formName: 'Dozer' },
  'roller-operators': { name: 'Roller', formName: 'Roller' },
  'loading-shovel-operators': { name: 'Loading Shovel', formName: 'Loading Shovel' },
  'telehandler-operators': { name: 'Telehandler', formName: 'Telehandler' },
  'forklift-operators': { name: 'Forklift', formName: 'Forklift' },
  'crane-operators': { name: 'Mobile Crane', formName: 'Crane' },
  'skid-steer-operators': { name: 'Skid Steer', formName: 'Skid Steer' },
  'backhoe-operators': { name: 'Backhoe', formName: 'Backhoe' },
  'grader-operators': { name: 'Motor Grader', formName: 'Grader' },
  'compactor-operators': { name: 'Landfill Compactor', formName: 'Compactor' },
  'scraper-operators': { name: 'Scraper' },
  'piling-rig-operators': { name: 'Piling Rig' },
};
