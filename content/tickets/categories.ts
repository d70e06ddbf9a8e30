import { orList } from '../format/grammar.ts';

/** Operating weights in tonnes at which CPCS divides a type of machine into two categories. */
export const weightSplits = { excavator: 10, backhoe: 5, piling: 20 } as const;

/** Upper weight limits in tonnes of the NPORS categories for micro plant. */
const micro = { excavator: 1, dumper: 1 } as const;

/** The lists that the codes, titles and letters were checked against. */
const categorySources = {
  assessments: {
    title: 'CITB’s list of CPCS on-site assessments',
    published: 'March 2018',
    checked: '2026-11-20',
  },
  tests: { title: 'CITB’s list of CPCS practical tests', published: 'December 2018', checked: '2026-11-20' },
  demolition: {
    title: 'CITB’s list of CPCS advanced tests',
    published: 'October 2013',
    checked: '2026-11-22',
  },
  /** The letters of A17 and the category A77, from test centres’ copies of the scheme’s bulletin. */
  telehandlers: {
    title: 'the CPCS bulletin on telehandlers that slew',
    published: '2018',
    checked: '2026-11-26',
  },
  /** Test centres print the letters of A56. CITB’s list has none. */
  dumpTrucks: {
    title: 'CITB’s list of CPCS practical tests, with letters from a test centre',
    published: 'December 2018',
    checked: '2026-11-26',
  },
  scheme: { title: 'the category list of NOCN Job Cards', published: '2020 or later', checked: '2026-11-22' },
  npors: { title: 'the NPORS category list', published: 'November 2023', checked: '2026-11-20' },
} as const;

type CategoryEntry = {
  readonly title: string;
  /** The machines or the work that the category covers, for the table of categories. */
  readonly covers: string;
  /** CPCS calls the letters endorsements. For D90, B to E each include those before them, and F is a separate test. */
  readonly letters?: Readonly<Record<string, string>>;
  readonly source: keyof typeof categorySources;
};

const tracksWheelsLifting = { A: 'tracked', B: 'wheeled', C: 'lifting with A or B' } as const;

/** All categories that pages may print, keyed by code. A test rejects pages with other codes or letters. */
const cpcs = {
  A02: { title: 'Crawler Crane over 10 tonnes', covers: 'Crawler cranes', source: 'assessments' },
  A09: {
    title: 'Forward Tipping Dumper',
    covers: 'Site dumpers that tip at the front. Some cards add the letter A, for the usual wheeled one',
    source: 'assessments',
  },
  A10: {
    title: `Excavator 180° below ${weightSplits.backhoe} tonnes`,
    covers: 'Small backhoe loaders',
    source: 'assessments',
  },
  A12: {
    title: `Excavator 180° above ${weightSplits.backhoe} tonnes`,
    covers: 'Backhoe loaders of the usual size',
    source: 'assessments',
  },
  A14: {
    title: 'Rough Terrain Masted Forklift',
    covers: 'Masted forklifts on building sites',
    source: 'assessments',
  },
  A15: { title: 'Forklift Side-Loader', covers: 'Side loaders for long loads', source: 'assessments' },
  A16: {
    title: 'Industrial Forklift Truck',
    covers: 'Counterbalance forklifts on hard standing',
    source: 'assessments',
  },
  A17: {
    title: 'Telescopic Handler',
    covers: 'Telehandlers whose boom doesn’t slew',
    source: 'telehandlers',
    letters: { C: 'all sizes except 360° slew', E: 'suspended loads, except 360° slew' },
  },
  A18: { title: 'Reach Truck', covers: 'Reach trucks in racked stores', source: 'assessments' },
  A19: { title: 'Grader', covers: 'Motor graders', source: 'assessments' },
  A21: { title: 'Wheeled Loading Shovel', covers: 'Loading shovels on wheels', source: 'assessments' },
  A22: { title: 'Tracked Loading Shovel', covers: 'Loading shovels on tracks', source: 'assessments' },
  A23: { title: 'Skid Steer Loader', covers: 'Skid steers', source: 'assessments' },
  A24: { title: 'Motorised Scraper', covers: 'Motor scrapers', source: 'assessments' },
  A30: { title: 'Piling Rig – Tripod', covers: 'Tripod rigs', source: 'assessments' },
  A31: { title: 'Ride on Roller', covers: 'Rollers with a driver’s seat', source: 'assessments' },
  A32: { title: 'Soil/Landfill Compactor', covers: 'Compactors with steel wheels', source: 'assessments' },
  A34: { title: 'Crawler Tractor/Dozer', covers: 'Bulldozers of any weight', source: 'assessments' },
  A36: { title: 'Lorry Loader', covers: 'The crane or the grab on a lorry', source: 'assessments' },
  A40: { title: 'Slinger/Signaller', covers: 'Hooking on and signalling', source: 'assessments' },
  A45: {
    title: `Piling Rig – Driven below ${weightSplits.piling} tonnes`,
    covers: 'Small driven rigs',
    source: 'tests',
  },
  A46: {
    title: `Piling Rig – Driven above ${weightSplits.piling} tonnes`,
    covers: 'Larger driven rigs',
    source: 'tests',
  },
  A47: {
    title: `Piling Rig – Bored below ${weightSplits.piling} tonnes`,
    covers: 'Small bored rigs, including CFA',
    source: 'tests',
  },
  A48: {
    title: `Piling Rig – Bored above ${weightSplits.piling} tonnes`,
    covers: 'Larger bored rigs, including CFA',
    source: 'tests',
  },
  A56: {
    title: 'Dump Truck – Articulated Chassis',
    covers: 'Articulated dump trucks',
    source: 'dumpTrucks',
    letters: { A: 'up to 15 tonnes', B: 'all sizes' },
  },
  A57: { title: 'Dump Truck – Rigid Chassis', covers: 'Rigid dump trucks', source: 'tests' },
  A58: {
    title: `Excavator 360° below ${weightSplits.excavator} tonnes`,
    covers: 'Mini and midi diggers, and small material handlers',
    source: 'tests',
    letters: tracksWheelsLifting,
  },
  A59: {
    title: `Excavator 360° above ${weightSplits.excavator} tonnes`,
    covers: 'Larger diggers and material handlers',
    source: 'tests',
    letters: tracksWheelsLifting,
  },
  A60: {
    title: 'Mobile Crane',
    covers: 'Mobile cranes',
    source: 'tests',
    letters: { A: 'blocked duties only', B: 'pick and carry only', C: 'all duties' },
  },
  A61: { title: 'Appointed Person', covers: 'Planning lifts', source: 'tests' },
  A62: { title: 'Crane/Lifting Operations Supervisor', covers: 'Supervising lifts', source: 'tests' },
  A66: { title: 'Compact Crane', covers: 'Compact cranes', source: 'tests' },
  A73: { title: 'Plant and Vehicle Marshaller', covers: 'Directing plant and lorries', source: 'scheme' },
  A77: {
    title: 'Telescopic Handler 360° Slew',
    covers: 'Telehandlers whose boom slews, with suspended loads included',
    source: 'telehandlers',
  },
  D90: {
    title: 'Demolition Plant',
    covers: 'Demolition machines, such as a 360 with a selector grab',
    source: 'demolition',
    letters: {
      A: 'materials processing',
      B: 'machines under 10 tonnes',
      C: 'up to 15 m high',
      D: 'up to 30 m high',
      E: 'above 30 m',
      F: 'lifting',
    },
  },
  D92: {
    title: 'Demolition Plant Skid Steer Tool Carrier',
    covers: 'Skid steers on demolition',
    source: 'demolition',
  },
} as const satisfies Record<string, CategoryEntry>;

const npors = {
  N001: {
    title: 'Industrial Counterbalance',
    covers: 'Counterbalance forklifts on hard standing',
    source: 'npors',
  },
  N003: { title: 'Reach Truck', covers: 'Reach trucks in racked stores', source: 'npors' },
  N006: { title: 'Side Loader', covers: 'Side loaders for long loads', source: 'npors' },
  N009: { title: 'Rough Terrain Forklift', covers: 'Masted forklifts on building sites', source: 'npors' },
  N010: { title: 'Telescopic Handler', covers: 'Telehandlers on forks or a bucket', source: 'npors' },
  N016: { title: `Micro Excavator up to ${micro.excavator} tonne`, covers: 'Micro diggers', source: 'npors' },
  N020: { title: 'Tiltrotator', covers: 'An add-on for diggers with a tiltrotator', source: 'npors' },
  N022: { title: 'Piling Rig Attendant', covers: 'Working beside the rig', source: 'npors' },
  N100: { title: 'Excavator as a Crane', covers: 'An add-on for lifting with a digger', source: 'npors' },
  N101: { title: 'Mobile Crane', covers: 'Mobile cranes', source: 'npors' },
  N103: { title: 'Crawler Crane', covers: 'Crawler cranes', source: 'npors' },
  N107: { title: 'Lorry Loader', covers: 'The crane or the grab on a lorry', source: 'npors' },
  N133: { title: 'Plant Machinery Marshal', covers: 'Directing plant', source: 'npors' },
  N138: {
    title: 'Telescopic Handler Suspended Loads',
    covers: 'An add-on for telehandlers with a hook',
    source: 'npors',
  },
  N139: { title: `Mini Dumper up to ${micro.dumper} tonne`, covers: 'Mini dumpers', source: 'npors' },
  N140: { title: 'Compact Crane', covers: 'Compact cranes', source: 'npors' },
  N201: { title: 'Excavator 180°', covers: 'Backhoe loaders of any weight', source: 'npors' },
  N202: {
    title: 'Excavator 360°',
    covers: 'Diggers and material handlers of the size on the card',
    source: 'npors',
  },
  N204: { title: 'Forward Tipping Dumper', covers: 'Site dumpers that tip at the front', source: 'npors' },
  N205: { title: 'Rear Tipping Dumper', covers: 'Articulated and rigid dump trucks', source: 'npors' },
  N209: { title: 'Loading Shovel', covers: 'Loading shovels', source: 'npors' },
  N212: { title: 'Skidsteer Loader', covers: 'Skid steers', source: 'npors' },
  N214: { title: 'Road Roller', covers: 'Rollers with a driver’s seat', source: 'npors' },
  N215: { title: 'Dozer', covers: 'Bulldozers of any weight', source: 'npors' },
  N221: { title: 'Piling Rig', covers: 'Piling rigs of any kind', source: 'npors' },
  N223: { title: 'Scraper', covers: 'Motor scrapers', source: 'npors' },
  N224: { title: 'Landfill Compactor', covers: 'Landfill compactors', source: 'npors' },
  N240: { title: 'Grader', covers: 'Motor graders', source: 'npors' },
  N304: { title: 'Cable Avoidance Tool', covers: 'Finding buried services', source: 'npors' },
  N401: { title: 'Appointed Person', covers: 'Planning lifts', source: 'npors' },
  N402: { title: 'Slinger/Signaller', covers: 'Hooking on and signalling', source: 'npors' },
  N403: { title: 'Vehicle Marshal', covers: 'Directing lorries and plant', source: 'npors' },
  N405: { title: 'Crane Supervisor', covers: 'Supervising lifts', source: 'npors' },
  N722: {
    title: 'Materials Re-Handler',
    covers: 'Material handlers in waste and scrap yards',
    source: 'npors',
  },
  N726: {
    title: 'Quick Hitch Awareness',
    covers: 'An add-on for diggers with a quick hitch',
    source: 'npors',
  },
} as const satisfies Record<string, CategoryEntry>;

export type CpcsCode = keyof typeof cpcs;
export type NporsCode = keyof typeof npors;
export type CategoryCode = CpcsCode | NporsCode;

export const isCpcs = (code: CategoryCode): code is CpcsCode => code in cpcs;
export const isNpors = (code: CategoryCode): code is NporsCode => code in npors;

/** Items with a code, sorted by the scheme of the code. */
export const byScheme = <Item extends { readonly code: CategoryCode }>(items: readonly Item[]) =>
  [
    { scheme: 'CPCS', items: items.filter(({ code }) => isCpcs(code)) },
    { scheme: 'NPORS', items: items.filter(({ code }) => isNpors(code)) },
  ] as const;

type LetteredCode = {
  [Code in CpcsCode]: (typeof cpcs)[Code] extends { readonly letters: object } ? Code : never;
}[CpcsCode];

const entryOf = (code: CategoryCode): CategoryEntry => (isCpcs(code) ? cpcs[code] : npors[code]);

/** What the letters in each category mean. */
export const categoryLetters = Object.fromEntries(
  Object.entries<CategoryEntry>(cpcs).flatMap(([code, { letters }]) => (letters ? [[code, letters]] : [])),
) as { readonly [Code in LetteredCode]: (typeof cpcs)[Code]['letters'] };

export const letteredCodes = Object.keys(categoryLetters) as readonly LetteredCode[];

export type PlainCode = Exclude<CategoryCode, LetteredCode>;
type LetterOf<Code extends LetteredCode> = keyof (typeof cpcs)[Code]['letters'] & string;
type LettersOf<Code extends LetteredCode> = readonly [LetterOf<Code>, ...LetterOf<Code>[]];

/** A required category: its code, the acceptable letters if any, and any letter that is required in addition. */
export type CardCategory =
  | { readonly code: PlainCode; readonly letters?: never; readonly alsoLetter?: never }
  | {
      [Code in LetteredCode]: {
        readonly code: Code;
        readonly letters: LettersOf<Code>;
        readonly alsoLetter?: LetterOf<Code>;
      };
    }[LetteredCode];

/** Omits the letters, for lists that explain them separately. In running text, use `category`. */
export const bareCategory = (code: CategoryCode) => `${isCpcs(code) ? 'CPCS' : 'NPORS'} ${code}`;

/**
 * A category as people write it on site: `CPCS A09`, `CPCS A59A or B`. With an unknown code, the compiler reports that code
 * and not its letters.
 */
export const category = <Code extends string>(
  code: Code extends CategoryCode ? Code : CategoryCode,
  ...letters: [Code] extends [PlainCode]
    ? readonly []
    : [Code] extends [CategoryCode]
      ? LettersOf<Extract<Code, LetteredCode>>
      : readonly string[]
) => `${bareCategory(code)}${orList.format(letters)}`;

/** The code and the letters without the scheme: `A59A or B`, `A59A and C`. */
export const ticketCode = ({ code, letters, alsoLetter }: CardCategory) =>
  `${code}${letters ? orList.format(letters) : ''}${alsoLetter ? ` and ${alsoLetter}` : ''}`;

/** `A tracked, B wheeled, C lifting with A or B` */
export const lettersText = (code: CategoryCode) => {
  const { letters } = entryOf(code);
  return (
    letters &&
    Object.entries(letters)
      .map(([letter, covers]) => `${letter} ${covers}`)
      .join(', ')
  );
};

export const categoryTitle = (code: CategoryCode) => entryOf(code).title;

export const categoryCovers = (code: CategoryCode) => entryOf(code).covers;

/** Lower and upper weight limits in tonnes. Other categories have none. */
export const categoryLimits: {
  readonly [C in CategoryCode]?: { readonly from?: number; readonly to?: number };
} = {
  A10: { to: weightSplits.backhoe },
  A12: { from: weightSplits.backhoe },
  A45: { to: weightSplits.piling },
  A46: { from: weightSplits.piling },
  A47: { to: weightSplits.piling },
  A48: { from: weightSplits.piling },
  A58: { to: weightSplits.excavator },
  A59: { from: weightSplits.excavator },
  N016: { to: micro.excavator },
  N139: { to: micro.dumper },
};

/** A skill that a site may require in addition to the category for the machine, with the categories that prove it. */
export type Companion = {
  readonly name: string;
  readonly codes: readonly CategoryCode[];
  /** An alternative that some sites accept. It need not be a category. */
  readonly orElse?: string;
};

export const people = {
  slinger: { name: 'Slinger signaller', codes: ['A40', 'N402'] },
  appointedPerson: { name: 'Appointed person for the lift plan', codes: ['A61', 'N401'] },
  liftSupervisor: { name: 'Lift supervisor', codes: ['A62', 'N405'] },
  marshal: { name: 'Marshal', codes: ['A73', 'N403', 'N133'] },
  rigAttendant: { name: 'Piling rig attendant', codes: ['N022'] },
  locator: { name: 'Buried services locator', codes: ['N304'], orElse: 'similar training' },
} as const satisfies Record<string, Companion>;

export const addOns = {
  quickHitch: { name: 'Quick hitch, if one is fitted', codes: ['N726'] },
  tiltrotator: { name: 'Tiltrotator, if one is fitted', codes: ['N020'] },
} as const satisfies Record<string, Companion>;

/** A test checks that pages mention no other codes. */
export const categoryCodes = [...Object.keys(cpcs), ...Object.keys(npors)] as readonly CategoryCode[];
