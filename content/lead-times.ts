import { orList, withArticle } from './format/grammar.ts';
import type { MachineSlug } from './paths.ts';

/**
 * The shorter and the usual lead time in hours. The sentences with them are in content/promises.ts. Change a time here and
 * it changes on every page.
 */
export const leadHours = { often: 24, usually: 48 } as const;

/** Also the time within which you review applications. */
export const leadRange = `${leadHours.often}-${leadHours.usually} hours`;

/**
 * Machines that few operators can drive, and their names in sentences. The crane's size is a sample value: enter your own.
 * If no machine of yours is rare, delete the sentences with `promises.rareLeadTime` and `aRareMachine`, and keep one
 * machine here, because the functions below need one.
 */
export const rareMachines = {
  'scraper-operators': 'scraper',
  'grader-operators': 'grader',
  'piling-rig-operators': 'piling rig',
  'compactor-operators': 'landfill compactor',
  'crane-operators': 'crane over 100 tonnes',
} as const satisfies Partial<Record<MachineSlug, string>>;

export type RareMachine = keyof typeof rareMachines;

/** The lead time for a rare machine. */
export const rareNotice = 'a week or more';

/** Completes a clause such as `If you drive …`. */
export const aRareMachine = withArticle(orList.format(Object.values<string>(rareMachines)));

/** Names the machines, because sector pages and town pages also cover others. */
export const askEarly = (...machines: readonly [RareMachine, ...RareMachine[]]) =>
  `For ${orList.format(machines.map((machine) => withArticle(rareMachines[machine])))}, allow ${rareNotice}.`;

/** For the machine's own page: the lead time that holds for most machines, then the one for this machine. */
export const askEarlyForOne = (machine: RareMachine) =>
  `Most operators can start within ${leadRange}. For ${withArticle(rareMachines[machine])} allow ${rareNotice}, because few people drive one.`;
