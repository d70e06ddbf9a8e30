type MachineNames = {
  /**
   * The word for the machine as in a sentence, with the capitals of a brand, such as `JCB 3CX`: in the subjects of messages
   * and in descriptions of drawings. The ticket finder, checklists, drawings and share images have its `machineTitle`.
   * Menus, lists and links have the `name` of its page, such as `Dumper Operators`.
   */
  readonly shortName: string;
  /**
   * The name in the registration form. Operators can't tick a machine without one. The database stores it in the column
   * `equipment`.
   */
  readonly formName?: string;
};

/** The last parts of the pages' addresses, in display order, with the names that the Edge Functions need without the pages. */
const names = {
  'dumper-operators': { shortName: 'dumper', formName: 'Dumper' },
  'excavator-operators': { shortName: '360 excavator', formName: '360 Excavator' },
  'grab-operators': { shortName: '360 grab', formName: '360 Grab' },
  'dozer-operators': { shortName: 'bulldozer', formName: 'Dozer' },
  'roller-operators': { shortName: 'roller', formName: 'Roller' },
  'loading-shovel-operators': { shortName: 'loading shovel', formName: 'Loading Shovel' },
  'telehandler-operators': { shortName: 'telehandler', formName: 'Telehandler' },
  'forklift-operators': { shortName: 'forklift', formName: 'Forklift' },
  'crane-operators': { shortName: 'mobile crane', formName: 'Crane' },
  'skid-steer-operators': { shortName: 'skid steer', formName: 'Skid Steer' },
  'backhoe-operators': { shortName: 'backhoe', formName: 'Backhoe' },
  'grader-operators': { shortName: 'motor grader', formName: 'Grader' },
  'compactor-operators': { shortName: 'landfill compactor', formName: 'Compactor' },
  'scraper-operators': { shortName: 'scraper' },
  'piling-rig-operators': { shortName: 'piling rig' },
} as const satisfies Readonly<Record<string, MachineNames>>;

type Slug = keyof typeof names;

export const machineSlugs = Object.keys(names) as [Slug, ...Slug[]];

export const machineNames: Readonly<Record<Slug, MachineNames>> = names;

/** `Loading Shovel` */
export const machineTitle = (slug: Slug) =>
  machineNames[slug].shortName.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
