import type { ServiceSlug } from '../site/site-path';

export type MachineSize = {
  /** The overall length and height in metres of the machine as drawn, for example with its boom raised. */
  readonly length: number;
  readonly height: number;
  /** The position of the moving parts in the drawing. Pages print it with the size. */
  readonly pose?: string;
  /** The left and the right edge of the machine in the drawing, in SVG units. */
  readonly drawn: readonly [from: number, to: number];
  /** The machine that was drawn, and the source of its dimensions. */
  readonly source: string;
};

/** For a generic machine with typical proportions. Its sizes are rounded, and pages say "about". */
const typical = (example: string) => `${example}, typical of its class` as const;

/**
 * Sizes determine the machines' scale and order. Every drawing has its ground line at y = 184.
 */
export const machineSizes: Readonly<Record<ServiceSlug, MachineSize>> = {
  'dumper-operators': {
    length: 4.2,
    height: 2.7,
    pose: 'roll bar up',
    drawn: [36, 290],
    source: typical('6 t front tip dumper, roll bar up'),
  },
  'excavator-operators': {
    length: 8.8,
    height: 5.3,
    pose: 'arm half out',
    drawn: [30.8, 306],
    source:
      'Tracked machine of about 20 t, arm half out. Scaled by the tracks of a Cat 320: 4.45 m long, from the table of dimensions at codeready.org/excavators/cat-excavators/cat-320-excavator',
  },
  'grab-operators': {
    length: 8.7,
    height: 5.2,
    pose: 'stabilisers down',
    drawn: [26, 314],
    source: typical('Wheeled material handler of about 20 t, stabilisers down'),
  },
  'dozer-operators': {
    length: 6,
    height: 3.4,
    pose: 'blade and ripper down',
    drawn: [30, 304],
    source: typical('Dozer of about 20 t with blade and ripper'),
  },
  'roller-operators': {
    length: 4.5,
    height: 3,
    pose: 'roll-over frame up',
    drawn: [31.2, 289.8],
    source: typical('Tandem roller of about 8 t with roll-over frame'),
  },
  'loading-shovel-operators': {
    length: 8.2,
    height: 3.9,
    pose: 'bucket down',
    drawn: [4, 302],
    source: typical('Loading shovel of about 20 t, bucket down'),
  },
  'telehandler-operators': {
    length: 6.4,
    height: 3.6,
    pose: 'boom raised',
    drawn: [6, 294],
    source: typical('Telehandler of about 4 t capacity, boom raised'),
  },
  'forklift-operators': {
    length: 3.7,
    height: 2.1,
    pose: 'forks down',
    drawn: [10, 304],
    source: typical('Counterbalance truck of about 2.5 t capacity, with its forks'),
  },
  'crane-operators': {
    length: 12.1,
    height: 7.8,
    pose: 'boom in and low',
    drawn: [27.9, 300.9],
    source: typical('Four-axle all-terrain crane of about 60 t, boom in and low'),
  },
  'skid-steer-operators': {
    length: 3.4,
    height: 2.1,
    pose: 'bucket down',
    drawn: [12, 283],
    source: typical('Skid steer of about 3 t, bucket down'),
  },
  'backhoe-operators': {
    length: 6.4,
    height: 3.2,
    pose: 'stabilisers down, arm half out',
    drawn: [4, 307.6],
    source:
      'Backhoe of about 8 t, stabilisers down and arm half out. Scaled by the cab of a JCB 3CX: roof at 3.03 m, from the tables at synergyrentals.ae/compressor-solutions/jcb-procontrol',
  },
  'grader-operators': {
    length: 8.8,
    height: 3.5,
    pose: 'blade down',
    drawn: [10.1, 312.1],
    source: typical('Grader of about 18 t'),
  },
  'compactor-operators': {
    length: 8.1,
    height: 4.1,
    pose: 'blade down',
    drawn: [6.5, 313.1],
    source: typical('Landfill compactor of about 40 t with blade'),
  },
  'scraper-operators': {
    length: 14.4,
    height: 4.4,
    pose: 'bowl down',
    drawn: [9.3, 316.4],
    source: typical('Twin-engine motor scraper of about 18 m³'),
  },
  'piling-rig-operators': {
    length: 7,
    height: 8.3,
    pose: 'mast up',
    drawn: [90.6, 235.8],
    source: typical('Compact rig for continuous flight auger piles, mast up'),
  },
};

/**
 * Machines without a page of their own, such as the dump trucks on the dumper page. The keys are the names of their
 * drawings in `content/drawings/machines`.
 */
export const variantSizes = {
  'articulated-truck': {
    length: 10.3,
    height: 3.5,
    drawn: [6, 312],
    source: typical('Articulated dump truck of about 30 t payload'),
  },
  'rigid-truck': {
    length: 8.4,
    height: 4.1,
    drawn: [10, 310],
    source: typical('Rigid dump truck of about 40 t payload'),
  },
} as const satisfies Readonly<Record<string, MachineSize>>;

export type MachineVariant = keyof typeof variantSizes;

export const scaleText = {
  /** The accessible name of the person next to the machines. */
  person: 'Operator',
  oneScale: 'All drawn to one scale',
  sideView: (machine: string) => `Side view of a ${machine}`,
  /** Values in metres. `pose` is the position of the moving parts in the drawing. */
  length: (length: number, height: number, pose = '') =>
    `As drawn${pose && `, ${pose}`}: ${length} m long, ${height} m high`,
  /** In metres. */
  height: (height: number) => `${height} m as drawn`,
} as const;
