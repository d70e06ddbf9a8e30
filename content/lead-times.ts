import { company, type Office } from './company.ts';
import { andList, orList } from './format/grammar.ts';
import type { MachineSlug } from './paths.ts';

/** The shorter and the usual lead time in hours. The home page mentions only the shorter one. */
const hours = { often: 24, usually: 48 } as const;

const range = `${hours.often}-${hours.usually} hours`;

/**
 * Machines that few operators can drive, and their names in sentences. The crane's size is a sample value: enter your own.
 * If no machine of yours is rare, delete the sentences with `promises.rareLeadTime` and `anyRareMachine`, and keep one
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

const rareNotice = 'a week or more';

/** Completes a clause such as `If you drive a …`. */
export const anyRareMachine = orList.format(Object.values<string>(rareMachines));

type Day = Office['hours'][number]['days'][number];

const withoutHours = (days: readonly Day[]) =>
  days.filter((day) => !company.hours.some((line) => line.days.includes(day))).map((day) => `${day}s`);

const weekend = withoutHours(['Saturday', 'Sunday']);

/** The days without phone hours, which don't count towards the times below. */
export const notCounted = andList.format([
  ...withoutHours(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
  ...(weekend.length === 2 ? ['weekends'] : weekend),
  ...(company.openOnBankHolidays ? [] : ['bank holidays']),
]);

/**
 * All times that the site promises. The entries of content/promises.ts with the same names quote them, so that the
 * owner confirms each one. Change a time here and it changes on every page.
 */
export const leadTimes = {
  /** Completes the sentence `We find drivers, …`. */
  leadTime: `usually to start within ${range}`,
  leadTimeOften: `We can often find someone to start within ${hours.often} hours.`,
  usualStart: `An operator can usually start within ${range} of your call.`,
  rareLeadTime: `For a ${anyRareMachine}, allow ${rareNotice}.`,
  mondayStart: 'For a Monday start, call by midday on Friday.',
  fridayAfternoon: 'If you’ve missed that, still ring, because we may manage Monday.',
  saturdayStart: `call us by midday on ${weekend.includes('Saturdays') ? 'Wednesday' : 'Thursday'}`,
  /** Completes the sentence `If you need someone in …`. */
  soon: 'the next two working days',
  tomorrow:
    'Tomorrow’s often possible if you ring before we close with the ticket, the postcode and the hours ready.',
  review: range,
} as const;

const withArticle = (machine: RareMachine) => `a ${rareMachines[machine]}`;

/** Names the machines, because sector pages and town pages also cover others. */
export const askEarly = (...machines: readonly [RareMachine, ...RareMachine[]]) =>
  `For ${orList.format(machines.map(withArticle))}, allow ${rareNotice}.`;

/** For the machine's own page: the lead time that holds for most machines, then the one for this machine. */
export const askEarlyForOne = (machine: RareMachine) =>
  `Most operators can start within ${range}. For ${withArticle(machine)} allow ${rareNotice}, because few people drive one.`;
