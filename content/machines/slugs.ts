type MachineNames = {
  /**
   * The word for the machine: in the ticket finder, the subjects of messages, checklists, drawings and share images.
   * Menus, lists and links have the `name` of its page, such as `Dumper Operators`.
   */
  readonly shortName: string;
  /**
   * The name in the registration form. Operators can't tick a machine without one. The database stores it in the column
   * `equipment`, and rejects names that no migration has added.
   */
  readonly formName?: string;
};

/**
 * The last parts of the pages' addresses, in display order, each with the names of the machine. They are not with the
 * pages, because the Edge Functions load the names, but not the pages.
 */
const names = {
  'dumper-operators': { shortName: 'Dumper', formName: 'Dumper' },
  'excavator-operators': { shortName: '360 Excavator', formName: '360 Excavator' },
  'grab-operators': { shortName: '360 Grab', formName: '360 Grab' },
  'dozer-operators': { shortName: 'Bulldozer', formName: 'Dozer' },
  'roller-operators': { shortName: 'Roller', formName: 'Roller' },
  'loading-shovel-operators': { shortName: 'Loading Shovel', formName: 'Loading Shovel' },
  'telehandler-operators': { shortName: 'Telehandler', formName: 'Telehandler' },
  'forklift-operators': { shortName: 'Forklift', formName: 'Forklift' },
  'crane-operators': { shortName: 'Mobile Crane', formName: 'Crane' },
  'skid-steer-operators': { shortName: 'Skid Steer', formName: 'Skid Steer' },
  'backhoe-operators': { shortName: 'Backhoe', formName: 'Backhoe' },
  'grader-operators': { shortName: 'Motor Grader', formName: 'Grader' },
  'compactor-operators': { shortName: 'Landfill Compactor', formName: 'Compactor' },
  'scraper-operators': { shortName: 'Scraper' },
  'piling-rig-operators': { shortName: 'Piling Rig' },
  // Another machine goes here: docs/adding-a-machine.md shows an example.
} as const satisfies Record<string, MachineNames>;

type Slug = keyof typeof names;

export const machineNames: Readonly<Record<Slug, MachineNames>> = names;

export const machineSlugs = Object.keys(names) as unknown as readonly [Slug, ...Slug[]];
