import { limits } from '../regulations.ts';

type Figure = {
  /** In SVG units. The width is always 360. */
  readonly height: number;
  readonly alt: string;
  readonly caption?: string;
  /** Its lower edge is the ground, which pages show as asphalt. Its machines are white, so its section is on a bright band. */
  readonly onAsphalt?: true;
  /** The drawing has two rows of equal height. If there is room, they are placed side by side. */
  readonly twoRows?: true;
};

/** Keyed by the name of the file in `content/drawings/figures`. */
const allFigures = {
  'backhoe-stabilisers': {
    height: 162,
    alt: 'One backhoe is level, its stabiliser on a board well back from the trench. Another leans as the edge gives way under the leg.',
    caption: 'Keep the legs on boards and well back from the edge.',
  },
  'compactor-layers': {
    height: 194,
    alt: 'A compactor works up and down a sloping face of thin layers. Soil covers the finished part at the top.',
    caption: 'Each thin layer is rolled up and down the face, and the waste is covered when tipping stops.',
  },
  'crane-outriggers': {
    height: 228,
    alt: 'Mats spread a crane’s load into firm ground. Over a cellar, an outrigger breaks through the roof, mat and all, and the crane leans.',
    caption: 'Mats spread a crane’s load, but they won’t save you over a cellar.',
  },
  'demolition-zone': {
    height: 392,
    twoRows: true,
    onAsphalt: true,
    alt: 'A digger’s jaws bite the top off a brick building, and bricks fall. A person behind the machine, inside the exclusion zone, is crossed out, and one behind the barrier is safe.',
    caption: 'Nobody on foot goes inside the barriers while the machine works.',
  },
  'dozer-blades': {
    height: 192,
    alt: 'Blades from above: straight, with short wings, with long wings and a bigger heap, and one turned to throw to the side.',
    caption: 'Say which when you call.',
  },
  'dumper-loading': {
    height: 164,
    onAsphalt: true,
    alt: 'A digger loads a dumper. A driver in its seat is crossed out, and the driver is on the ground well away from it.',
    caption: 'While it’s loaded, the dumper driver waits where the digger driver can see them.',
  },
  'dumper-skips': {
    height: 260,
    twoRows: true,
    alt: 'A straight skip tips ahead, a swivel skip turns to a trench behind stop blocks, a side-tip skip empties to one side and a high-lift skip is lifted over a container.',
  },
  'excavator-lifting': {
    height: 160,
    alt: 'A digger holds a manhole ring on chains. The slinger signaller stands well back.',
    caption: 'The driver follows the slinger signaller.',
  },
  'excavator-slew': {
    height: 220,
    alt: 'Seen from above, a digger’s tail traps someone against a wall. Beside it the digger has room behind it, and barriers keep people outside the full swing.',
    caption: `Keep more than ${limits.tailClearance} clear behind the tail or fence the gap off, and keep people outside the full swing.`,
  },
  'forklift-load-centre': {
    height: 166,
    alt: 'A forklift with its load against the forks’ heels stays level. The same load at the tips has a longer load centre and lifts the back wheels.',
    caption: 'The plate gives the load at one load centre. Further out, the truck lifts less.',
  },
  'grab-kinds': {
    height: 178,
    alt: 'A selector grab holds a steel beam over rubble, a closed clamshell hangs over sand, the tines of an orange-peel hold scrap and a log grab holds five logs.',
    caption: 'When you call, say which grab is fitted.',
  },
  'grader-crossfall': {
    height: 194,
    alt: 'From above, an angled blade rolls stone to one side. From behind, the blade is tilted to cut a road that falls to one side, drawn steeper than it is.',
    caption: 'The mouldboard (the blade) angles to roll stone aside and tilts to cut the fall.',
  },
  'haul-road': {
    height: 176,
    alt: 'Two dumpers pass on a haul road, seen along it. The road falls to a ditch on one side, and a bund of soil guards the drop on the other.',
    caption: 'Two can pass, the edge at the drop has a bund, and the water runs to the ditch.',
  },
  'noise-vibration': {
    height: 288,
    twoRows: true,
    alt: `Two scales. Noise has a lower action value of ${limits.noiseLower}, an upper one of ${limits.noiseUpper} and a limit of ${limits.noiseLimit}. Whole-body vibration has an action value of ${limits.bodyVibrationAction} and a limit of ${limits.bodyVibrationLimit}.`,
    caption: 'Act at the action values, and never go above the limits.',
  },
  'piling-platform': {
    height: 200,
    alt: 'A rig on a platform of stone wider than its tracks, with the pit below filled. Another leans where its platform breaks into a pit left open.',
    caption: 'The platform has to reach past the tracks, and anything hollow underneath has to be filled.',
  },
  'roller-drums': {
    height: 150,
    alt: 'A padfoot drum on clay, a smooth single drum on stone and two smooth drums on a thin layer of asphalt.',
    caption: 'Use a padfoot drum on clay and a smooth one on stone and asphalt.',
  },
  'scraper-pusher': {
    height: 148,
    alt: 'A dozer pushes a loaded scraper from behind in a straight line, and the scraper’s edge cuts a thin layer.',
    caption: 'The dozer meets the push block squarely and both go straight.',
  },
  'shovel-blind-side': {
    height: 262,
    alt: 'Lines of sight from a shovel’s cab. With the bucket up, a person in front of it and another behind the engine are hidden. With the bucket low, the driver sees somebody well ahead and still nobody close behind.',
    caption:
      'With the bucket up the driver can’t see anyone close in front or behind. Keep people out of the loading area.',
  },
  'skid-steer-door': {
    height: 152,
    alt: 'The driver gets out with the arms down, or a lock on the ram holds them up. With no lock they can fall on a person below.',
    caption: 'The arms are down or locked before anybody gets in or out.',
  },
  'telehandler-chart': {
    height: 296,
    alt: 'A telehandler’s load chart: a full pallet is safe close in, half of it further out and one pack at full reach. A full pallet out there is crossed out.',
    caption: 'The further the boom goes out, the less it can lift.',
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof allFigures;

export const figures: Readonly<Record<FigureName, Figure>> = allFigures;
