import type { MachineListItem } from '@/content/model/section-parts.ts';
import { towns, type TownEntry } from '@/content/towns/index.ts';

type Town = Pick<TownEntry, 'slug'> & {
  readonly machines: readonly Pick<MachineListItem, 'machine' | 'drawnMachine'>[];
};

/**
 * Returns the machines at the top and at the end of a town's page: two of its machines with their usual drawings. Towns
 * often share their first and last machines, so each town starts its list at another machine.
 */
export const stageMachinesOf = ({ slug, machines }: Town) => {
  const candidates = machines.filter(({ drawnMachine }) => !drawnMachine).map(({ machine }) => machine);
  const start = towns.entries.findIndex((entry) => entry.slug === slug) % candidates.length;
  return { top: candidates[start], end: candidates.at(start - 1) };
};
