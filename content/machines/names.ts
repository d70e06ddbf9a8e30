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

/**
 * All machines by slug, the last part of the page's address, in display order. Apart from their pages, because the Edge
 * Functions load the names, but not the pages.
 */
const names = {
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
  // Another machine goes here: docs/adding-a-machine.md shows an example.
} as const satisfies Record<string, MachineNames>;

type MachineSlug = keyof typeof names;

export const machineNames: Readonly<Record<MachineSlug, MachineNames>> = names;

export const machineSlugs = Object.keys(names) as unknown as readonly [MachineSlug, ...MachineSlug[]];
