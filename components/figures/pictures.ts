import type { TicketPicture } from '@/content/tickets';
import { colours } from './svg';

const ground = 56;

const wheel = (x: number, radius: number) =>
  `<circle cx="${x}" cy="${ground - radius}" r="${radius}" fill="${colours.ink}"/><circle cx="${x}" cy="${ground - radius}" r="${radius * 0.5}" fill="${colours.plant}" stroke="none"/>`;

const track = (from: number, to: number) =>
  `<rect x="${from}" y="43" width="${to - from}" height="13" rx="6.5" fill="${colours.ink}"/><rect x="${from + 4}" y="47" width="${to - from - 8}" height="5" rx="2.5" fill="${colours.plant}" stroke="none"/>`;

const yellow = (path: string) => `<path fill="${colours.plant}" d="${path}"/>`;
const ink = (path: string) => `<path fill="${colours.ink}" d="${path}"/>`;
const glass = (path: string) => `<path fill="${colours.glass}" d="${path}"/>`;
const steel = (path: string) => `<path fill="${colours.steel}" d="${path}"/>`;
const white = (path: string) => `<path fill="${colours.white}" d="${path}"/>`;
const line = (path: string, width = 1.8) => `<path stroke-width="${width}" d="${path}"/>`;
const dashed = (path: string) => `<path stroke-dasharray="3 2.5" d="${path}"/>`;

const skip = yellow('M6 28L46 20 42 38 18 42Z');
const seat = line('M62 30V20L60 12M74 30V8H66', 2.5);
const frontTipper =
  ink('M26 38H84V44H26Z') + seat + yellow('M56 28H84Q88 30 88 40H56Z') + wheel(28, 11) + wheel(72, 11) + skip;

const guard = line('M44 32L48 10H74L78 32', 2.2);
const truckBody = yellow('M38 34H62L84 28Q91 30 91 50H38Z');
const mast = ink('M29 6H35V53H29Z');

const boomRight = yellow('M84 36L22 19 24 12 87 28Z');
const telehandler =
  boomRight +
  yellow('M24 38H90V47H24Z') +
  yellow('M42 40V19H58L62 40Z') +
  glass('M46 32V23H55L57 32Z') +
  wheel(34, 11) +
  wheel(76, 11);
const hanging = (x: number, top: number, bottom: number) =>
  line(
    `M${x} ${top}V${bottom}M${x} ${bottom}L${x - 7} ${bottom + 5}M${x} ${bottom}L${x + 7} ${bottom + 5}`,
    1.4,
  ) + steel(`M${x - 9} ${bottom + 5}H${x + 9}V${bottom + 14}H${x - 9}Z`);

const craneTop =
  yellow('M74 29L16 8 19 2 79 22Z') + ink('M66 24H90V34H66Z') + glass('M54 34V25L58 21H66V34Z');
const carrier =
  craneTop +
  yellow('M5 49V38L9 33H20V36H92V49Z') +
  glass('M9 41V37H15V41Z') +
  [14, 28, 66, 80].map((x) => wheel(x, 6.5)).join('');
const outriggers = line('M46 46V54M92 46V54', 2.6) + ink('M39 53H53V56H39ZM86 53H95V56H86Z');
const travel = line('M88 14H60M60 14L65 10M60 14L65 18', 2.2);

const shovelBody =
  yellow('M52 26H90V46H32V38H52Z') +
  yellow('M48 12H66V38H48Z') +
  glass('M52 17H62V30H52Z') +
  line('M54 32L24 41', 5) +
  ink('M4 55L8 36 24 36 27 55Z') +
  yellow('M7 53L10 38 22 38 24 53Z');

const rigBody =
  yellow('M52 30H93V44H52Z') + yellow('M42 27H55V44H42Z') + glass('M45 30H52V38H45Z') + track(42, 90);
const rigMast = yellow('M30 2H37V56H30Z') + line('M37 12L56 30', 1.4);

const upperWithBoom = yellow('M56 30H90V44H56Z') + yellow('M50 26H63V44H50Z') + glass('M53 29H60V37H53Z');
const grab =
  line('M17 12V22', 2) + ink('M12 22H22V27H12Z') + line('M12 27Q4 34 11 44M22 27Q30 34 23 44M17 27V44', 2.6);

const skidSteer =
  yellow('M44 22H82Q86 24 86 46H44Z') +
  ink('M48 10H74V14H48Z') +
  glass('M50 14H70V34H50Z') +
  yellow('M84 20L88 26 46 42 28 44 28 39 44 37Z') +
  wheel(52, 9) +
  wheel(76, 9);

/** Inner markup of the pictures, each on 96 by 60 units with the ground at 56, facing left. */
export const ticketPictures: Readonly<Record<TicketPicture, string>> = {
  'front-tipper': frontTipper,
  'mini-dumper': `<g transform="translate(30 19.6) scale(.65)">${frontTipper}</g>`,
  'rear-tipper':
    ink('M12 38H82V44H12Z') +
    line('M30 30V20L32 12M22 30V8H30', 2.5) +
    yellow('M8 28H38V40H8Z') +
    wheel(24, 11) +
    wheel(70, 11) +
    yellow('M38 22L78 14 92 44 84 46 54 36Z'),
  'articulated-truck':
    ink('M14 40H90V46H14Z') +
    yellow('M4 44V28L12 14H28V44Z') +
    glass('M10 28L15 18H23V28Z') +
    yellow('M32 22L40 18H93L84 40H44Z') +
    [18, 54, 76].map((x) => wheel(x, 10)).join(''),
  'rigid-truck':
    ink('M10 38H88V44H10Z') +
    yellow('M8 42V28L14 20H30V42Z') +
    glass('M12 28L16 23H25V28Z') +
    yellow('M6 10H36L42 18H94L84 40H52L36 15H6Z') +
    wheel(26, 13) +
    wheel(74, 13),
  counterbalance: line('M3 52H31', 3) + guard + truckBody + mast + wheel(44, 8) + wheel(80, 7),
  'rough-terrain':
    line('M3 46H31', 3) +
    line('M44 28L48 6H74L78 28', 2.2) +
    yellow('M38 28H62L86 25Q92 28 92 44H38Z') +
    ink('M29 2H35V50H29Z') +
    wheel(46, 14) +
    wheel(79, 12),
  'reach-truck':
    ink('M40 2H46V53H40Z') +
    line('M12 24H42', 3) +
    ink('M8 51H50V54H8Z') +
    wheel(12, 4) +
    yellow('M50 24H86V52H50Z') +
    line('M52 24V8H86V24', 2.2) +
    wheel(74, 5),
  'side-loader':
    yellow('M5 40H92V49H5Z') +
    yellow('M5 42V16H22V42Z') +
    glass('M9 20H18V30H9Z') +
    white('M26 32H92V40H26Z') +
    line('M26 36H92', 1.2) +
    ink('M50 6H54V49H50ZM64 6H68V49H64Z') +
    line('M54 14H64M54 24H64', 1.6) +
    wheel(18, 8) +
    wheel(80, 8),
  'fork-boom': line('M20 8V34M2 34H20', 3.2) + telehandler,
  'hook-boom': line('M24 15L12 8', 3.2) + hanging(12, 8, 26) + telehandler,
  'slewing-boom':
    line('M24 50V54M84 50V54', 2.6) +
    ink('M18 53H30V56H18ZM78 53H90V56H78Z') +
    yellow('M26 42H82V50H26Z') +
    wheel(38, 8) +
    wheel(70, 8) +
    ink('M40 36H68V41H40Z') +
    yellow('M78 36L26 10 29 4 84 28V36Z') +
    glass('M40 36V24H52V36Z') +
    hanging(27, 8, 20) +
    line('M72 14A22 7 0 0 1 92 26M92 26L88 22M92 26L95 21', 1.8),
  'crane-blocked': hanging(18, 6, 16) + carrier + outriggers,
  'crane-carrying': hanging(18, 6, 16) + carrier + travel,
  'crane-all': hanging(18, 6, 16) + carrier + outriggers + travel,
  'crawler-crane':
    line('M44 38L12 4M52 34L16 2M44 38L47 33M38 32L42 27M32 25L36 20M25 18L29 13M19 11L22 7', 1.6) +
    line('M16 2L80 26', 1.2) +
    hanging(14, 4, 16) +
    yellow('M42 28H88V43H42Z') +
    glass('M42 43V32H52V43Z') +
    track(38, 88),
  'compact-crane':
    line('M44 44L26 54M64 44L82 54M50 46L42 54M58 46L66 54', 2.6) +
    ink('M20 53H32V56H20ZM76 53H88V56H76Z') +
    yellow('M42 34H66V47H42Z') +
    yellow('M62 36L28 14 31 9 66 29Z') +
    hanging(30, 12, 22),
  'wheeled-shovel': shovelBody + wheel(42, 11) + wheel(78, 11),
  'tracked-shovel': shovelBody + track(32, 90),
  'bored-rig':
    rigMast +
    ink('M13 8H30V16H13Z') +
    line('M20 16V56M14 24L26 20M14 31L26 27M14 38L26 34M14 45L26 41M14 52L26 48', 2) +
    rigBody,
  'driven-rig': rigMast + steel('M17 24H24V56H17Z') + ink('M13 6H28V24H13Z') + rigBody,
  'tripod-rig':
    line('M46 4L22 56M46 4L70 56M46 4L58 56', 2.6) +
    line('M46 4V38', 1.4) +
    steel('M42 38H50V54H42Z') +
    yellow('M74 44H92V55H74Z'),
  'grab-excavator': line('M56 40L38 10 17 12', 5.5) + grab + upperWithBoom + track(44, 90),
  'material-handler':
    line('M62 34L46 6 17 12', 5) +
    grab +
    line('M54 32V42M60 32V42', 2) +
    yellow('M58 34H90V44H58Z') +
    yellow('M48 14H62V32H48Z') +
    glass('M51 17H59V26H51Z') +
    ink('M46 44H90V49H46Z') +
    wheel(58, 6.5) +
    wheel(78, 6.5),
  'grab-lorry':
    yellow('M4 48V30L9 22H22V48Z') +
    glass('M8 33L11 26H18V33Z') +
    ink('M22 44H92V49H22Z') +
    yellow('M34 28H92V44H34Z') +
    line('M28 44V14L58 8V16', 3.2) +
    line('M58 16Q50 19 53 26M58 16Q66 19 63 26', 2.4) +
    wheel(14, 7) +
    wheel(66, 7) +
    wheel(81, 7),
  'skid-steer': ink('M2 55L10 38 28 38V55Z') + yellow('M7 53L13 41 25 41V53Z') + skidSteer,
  'skid-steer-demolition':
    steel('M2 56V14H10V30H14V44H10V56Z') +
    dashed('M10 14H18M14 22H20') +
    ink('M28 36L16 42 12 46 18 46 30 44Z') +
    skidSteer,
};
