import { orList } from './grammar.ts';

/** Operating weights in tonnes at which CPCS divides a type of machine into two categories. */
export const weightSplits = { excavator: 10, backhoe: 5, piling: 20 } as const;

/** Upper weight limits in tonnes of the NPORS categories for micro plant. */
const micro = { excavator: 1, dumper: 1 } as const;

/**
 * The card categories that pages mention, keyed by code. The titles come from the category lists of CITB and NOCN Job
 * Cards (CPCS) and of NPORS (November 2023).
 */
const cpcs = {
  A02: 'Crawler Crane',
  A09: 'Forward Tipping Dumper',
  A10: `Excavator 180° below ${weightSplits.backhoe} tonnes`,
  A12: `Excavator 180° above ${weightSplits.backhoe} tonnes`,
  A14: 'Rough Terrain Masted Forklift',
  A15: 'Forklift Side-Loader',
  A16: 'Industrial Forklift Truck',
  A17: 'Telescopic Handler',
  A18: 'Reach Truck',
  A19: 'Grader',
  A21: 'Wheeled Loading Shovel',
  A22: 'Tracked Loading Shovel',
  A23: 'Skid Steer Loader',
  A24: 'Motorised Scraper',
  A30: 'Piling Rig – Tripod',
  A31: 'Ride on Roller',
  A32: 'Soil/Landfill Compactor',
  A34: 'Crawler Tractor/Dozer',
  A36: 'Lorry Loader',
  A40: 'Slinger/Signaller',
  A45: `Piling Rig – Driven below ${weightSplits.piling} tonnes`,
  A46: `Piling Rig – Driven above ${weightSplits.piling} tonnes`,
  A47: `Piling Rig – Bored below ${weightSplits.piling} tonnes`,
  A48: `Piling Rig – Bored above ${weightSplits.piling} tonnes`,
  A56: 'Dump Truck – Articulated Chassis',
  A57: 'Dump Truck – Rigid Chassis',
  A58: `Excavator 360° below ${weightSplits.excavator} tonnes`,
  A59: `Excavator 360° above ${weightSplits.excavator} tonnes`,
  A60: 'Mobile Crane',
  A61: 'Appointed Person',
  A62: 'Crane/Lifting Operations Supervisor',
  A66: 'Compact Crane',
  A73: 'Plant and Vehicle Marshaller',
  A77: 'Telescopic Handler 360° Slew',
  D90: 'Demolition Plant',
  D92: 'Demolition Plant Skid Steer Tool Carrier',
} as const;

const npors = {
  N001: 'Industrial Counterbalance',
  N003: 'Reach Truck',
  N006: 'Side Loader',
  N009: 'Rough Terrain Forklift',
  N010: 'Telescopic Handler',
  N016: `Micro Excavator up to ${micro.excavator} tonne`,
  N020: 'Tiltrotator',
  N022: 'Piling Rig Attendant',
  N100: 'Excavator as a Crane',
  N101: 'Mobile Crane',
  N103: 'Crawler Crane',
  N107: 'Lorry Loader',
  N133: 'Plant Machinery Marshal',
  N138: 'Telescopic Handler Suspended Loads',
  N139: `Mini Dumper up to ${micro.dumper} tonne`,
  N140: 'Compact Crane',
  N201: 'Excavator 180°',
  N202: 'Excavator 360°',
  N204: 'Forward Tipping Dumper',
  N205: 'Rear Tipping Dumper',
  N209: 'Loading Shovel',
  N212: 'Skidsteer Loader',
  N214: 'Road Roller',
  N215: 'Dozer',
  N221: 'Piling Rig',
  N223: 'Scraper',
  N224: 'Landfill Compactor',
  N240: 'Grader',
  N304: 'Cable Avoidance Tool',
  N401: 'Appointed Person',
  N402: 'Slinger/Signaller',
  N403: 'Vehicle Marshal',
  N405: 'Crane Supervisor',
  N722: 'Materials Re-Handler',
  N726: 'Quick Hitch Awareness',
} as const;

export type CpcsCode = keyof typeof cpcs;
export type NporsCode = keyof typeof npors;
export type CategoryCode = CpcsCode | NporsCode;

export const isCpcs = (code: CategoryCode): code is CpcsCode => code in cpcs;

const tracksWheelsLifting = { A: 'tracked', B: 'wheeled', C: 'lifting with A or B' } as const;

/**
 * What the letters in each category mean. CPCS calls these letters endorsements. Sources: the CPCS practical tests of
 * December 2018 for A58, A59 and A60; https://www.mictraining.co.uk/cpcs-a56-dump-truck-articulated-chassis/ for A56;
 * https://demolition.training/faq/how-is-the-d90-demolition-plant-category-broken-down for D90. For D90, each of the
 * letters B to E includes those before it, and F is a separate test.
 */
export const categoryLetters = {
  A56: { A: 'up to 15 tonnes', B: 'all sizes' },
  A58: tracksWheelsLifting,
  A59: tracksWheelsLifting,
  A60: { A: 'blocked duties only', B: 'pick and carry only', C: 'all duties' },
  D90: {
    A: 'materials processing',
    B: 'machines under 10 tonnes',
    C: 'up to 15 m high',
    D: 'up to 30 m high',
    E: 'above 30 m',
    F: 'lifting',
  },
} as const satisfies Partial<Record<CpcsCode, Readonly<Record<string, string>>>>;

export const letteredCodes = Object.keys(categoryLetters) as readonly CpcsCode[];

type LetteredCode = keyof typeof categoryLetters;
export type PlainCode = Exclude<CategoryCode, LetteredCode>;
type LetterOf<Code extends LetteredCode> = keyof (typeof categoryLetters)[Code] & string;
type LettersOf<Code extends LetteredCode> = readonly [LetterOf<Code>, ...LetterOf<Code>[]];

/** A required category: its code, the acceptable letters if any, and any letter that is required in addition. */
export type CardCategory =
  | { readonly code: PlainCode; readonly letters?: never; readonly and?: never }
  | {
      [Code in LetteredCode]: {
        readonly code: Code;
        readonly letters: LettersOf<Code>;
        readonly and?: LetterOf<Code>;
      };
    }[LetteredCode];

/** Omits the letters, for lists that explain them separately. In running text, use `category`. */
export const bareCategory = (code: CategoryCode) => `${isCpcs(code) ? 'CPCS' : 'NPORS'} ${code}`;

/** A category as people write it on site: `CPCS A09`, `CPCS A59A or B`. */
export const category = <Code extends CategoryCode>(
  code: Code,
  ...letters: [Code] extends [PlainCode] ? readonly [] : LettersOf<Extract<Code, LetteredCode>>
) => `${bareCategory(code)}${orList.format(letters)}`;

/** The code and the letters without the scheme: `A59A or B`, `A59A and C`. */
export const cardCode = ({ code, letters, and }: CardCategory) =>
  `${code}${letters ? orList.format(letters) : ''}${and ? ` and ${and}` : ''}`;

/** `A tracked, B wheeled, C lifting with A or B` */
export const lettersText = (code: CategoryCode) =>
  code in categoryLetters
    ? Object.entries(categoryLetters[code as LetteredCode])
        .map(([letter, covers]) => `${letter} ${covers}`)
        .join(', ')
    : undefined;

export const categoryTitle = (code: CategoryCode): string => (isCpcs(code) ? cpcs[code] : npors[code]);

/** Lower and upper weight limits in tonnes. Categories that are not listed have no weight limits. */
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
  readonly or?: string;
};

export const people = {
  slinger: { name: 'Slinger signaller', codes: ['A40', 'N402'] },
  appointedPerson: { name: 'Appointed person for the lift plan', codes: ['A61', 'N401'] },
  liftSupervisor: { name: 'Lift supervisor', codes: ['A62', 'N405'] },
  marshal: { name: 'Marshal', codes: ['A73', 'N403', 'N133'] },
  rigAttendant: { name: 'Piling rig attendant', codes: ['N022'] },
  locator: { name: 'Buried services locator', codes: ['N304'], or: 'similar training' },
} as const satisfies Record<string, Companion>;

export const addOns = {
  quickHitch: { name: 'Quick hitch, if one is fitted', codes: ['N726'] },
  tiltrotator: { name: 'Tiltrotator, if one is fitted', codes: ['N020'] },
} as const satisfies Record<string, Companion>;

export const companionCategories: readonly CategoryCode[] = Object.values(people).flatMap(
  ({ codes }) => codes,
);

/** A test checks that pages mention no other codes. */
export const categoryCodes = [...Object.keys(cpcs), ...Object.keys(npors)] as readonly CategoryCode[];
