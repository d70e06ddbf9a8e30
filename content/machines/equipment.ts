import { slugs } from '../slugs.ts';

/** Names without a page, or with a page that the owner hasn't removed. */
export const isOffered = ({ page }: { readonly page?: string }): boolean =>
  page === undefined || (slugs.machines as readonly string[]).includes(page);

/**
 * The machines that operators can select in the registration form, in display order. A name disappears with the `page`
 * of its machine in content/machines. The database rejects other names.
 */
export const equipment: readonly { readonly name: string; readonly page?: string }[] = [
  { name: 'Dumper', page: 'dumper-operators' },
  { name: '360 Excavator', page: 'excavator-operators' },
  { name: '360 Grab', page: 'grab-operators' },
  { name: 'Dozer', page: 'dozer-operators' },
  { name: 'Roller', page: 'roller-operators' },
  { name: 'Loading Shovel', page: 'loading-shovel-operators' },
  { name: 'Telehandler', page: 'telehandler-operators' },
  { name: 'Forklift', page: 'forklift-operators' },
  { name: 'Crane', page: 'crane-operators' },
  { name: 'Skid Steer', page: 'skid-steer-operators' },
  { name: 'Backhoe', page: 'backhoe-operators' },
  { name: 'Grader', page: 'grader-operators' },
  { name: 'Compactor', page: 'compactor-operators' },
];

export const equipmentNames: readonly string[] = equipment.filter(isOffered).map(({ name }) => name);
