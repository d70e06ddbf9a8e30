import type { TicketIcon } from '@/content/tickets/tickets';
import { machineDrawingSize, machineShapes } from '@/lib/drawings/machine-shapes';
import { craneIcons } from './ticket-cranes';
import {
  glass,
  hanging,
  ink,
  line,
  paint,
  steel,
  ticketIconSize,
  track,
  wheel,
  white,
} from './ticket-shapes';

/** Returns a machine's own drawing at the size of an icon. */
const machine = (drawing: string, scale = 0.33) => {
  const left = (ticketIconSize.width - machineDrawingSize.width * scale) / 2;
  const top = ticketIconSize.ground - machineDrawingSize.ground * scale;
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale})" stroke-width="4.5">${machineShapes(drawing)}</g>`;
};

const boomRight = paint('M84 36L22 19 24 12 87 28Z');
const telehandler =
  boomRight +
  paint('M24 38H90V47H24Z') +
  paint('M42 40V19H58L62 40Z') +
  glass('M46 32V23H55L57 32Z') +
  wheel(34, 11) +
  wheel(76, 11);
const shovelBody =
  paint('M52 26H90V46H32V38H52Z') +
  paint('M48 12H66V38H48Z') +
  glass('M52 17H62V30H52Z') +
  line('M54 32L24 41', 5) +
  paint('M6 55L16 36Q23 35 25 43V51Q25 55 21 55Z') +
  ink('M2 56L7 52 19 54 18 56Z');

const rigBody =
  paint('M52 30H93V44H52Z') + paint('M42 27H55V44H42Z') + glass('M45 30H52V38H45Z') + track(42, 90);
const rigMast = paint('M30 2H37V56H30Z') + line('M37 12L56 30', 1.4);

const upperWithBoom = paint('M56 30H90V44H56Z') + paint('M50 26H63V44H50Z') + glass('M53 29H60V37H53Z');
const grab =
  line('M17 12V22', 2) + ink('M12 22H22V27H12Z') + line('M12 27Q4 34 11 44M22 27Q30 34 23 44M17 27V44', 2.6);

const skidSteer =
  paint('M44 22H82Q86 24 86 46H44Z') +
  ink('M48 10H74V14H48Z') +
  glass('M50 14H70V34H50Z') +
  paint('M84 20L88 26 46 42 28 44 28 39 44 37Z') +
  wheel(52, 9) +
  wheel(76, 9);

/** The SVG shapes of each icon. */
export const ticketIcons: Readonly<Record<TicketIcon, string>> = {
  ...craneIcons,
  'front-tipper': machine('dumper'),
  'mini-dumper': machine('dumper', 0.22),
  'articulated-truck': machine('articulated-truck', 0.3),
  'rigid-truck': machine('rigid-truck', 0.3),
  counterbalance: machine('forklift', 0.3),
  'rough-terrain':
    line('M3 46H31', 3) +
    line('M44 28L48 6H74L78 28', 2.2) +
    paint('M38 28H62L86 25Q92 28 92 44H38Z') +
    ink('M29 2H35V50H29Z') +
    wheel(46, 14) +
    wheel(79, 12),
  'reach-truck':
    ink('M40 2H46V53H40Z') +
    steel('M12 8H37V22H12Z') +
    line('M10 24H42', 3) +
    ink('M8 51H50V54H8Z') +
    wheel(12, 4) +
    paint('M50 24H86V52H50Z') +
    line('M52 24V8H86V24', 2.2) +
    wheel(74, 5),
  'side-loader':
    paint('M5 40H92V49H5Z') +
    paint('M5 42V16H22V42Z') +
    glass('M9 20H18V30H9Z') +
    ink('M46 4H50V40H46ZM66 4H70V40H66Z') +
    line('M50 10H66', 1.6) +
    white('M28 18H90V30H28Z') +
    line('M28 22H90M28 26H90', 1.2) +
    ink('M43 30H53V34H43ZM63 30H73V34H63Z') +
    wheel(18, 8) +
    wheel(80, 8),
  'fork-boom': line('M20 8V34M2 34H20', 3.2) + telehandler,
  'hook-boom': line('M24 15L12 8', 3.2) + hanging(12, 8, 26) + telehandler,
  'slewing-boom':
    line('M24 50V54M84 50V54', 2.6) +
    ink('M18 53H30V56H18ZM78 53H90V56H78Z') +
    paint('M26 42H82V50H26Z') +
    wheel(38, 8) +
    wheel(70, 8) +
    ink('M40 36H68V41H40Z') +
    paint('M78 36L26 10 29 4 84 28V36Z') +
    glass('M40 36V24H52V36Z') +
    hanging(27, 8, 20) +
    line('M30 37Q32 47 54 47T78 37M73 39L78 36 80 41', 2),
  'wheeled-shovel': machine('loading-shovel', 0.31),
  'tracked-shovel': shovelBody + track(32, 90),
  'bored-rig':
    rigMast +
    ink('M12 8H30V16H12Z') +
    line('M20 16V56M11 25L29 19M11 33L29 27M11 41L29 35M11 49L29 43', 2.6) +
    rigBody,
  'driven-rig': rigMast + steel('M14 28H24V56H14Z') + ink('M8 4H30V28H8Z') + rigBody,
  'tripod-rig':
    line('M46 4L22 56M46 4L70 56M46 4L58 56', 2.6) +
    line('M46 38V4L84 44', 1.4) +
    steel('M42 38H50V54H42Z') +
    paint('M74 44H92V55H74Z'),
  'grab-excavator': line('M56 40L38 10 17 12', 5.5) + grab + upperWithBoom + track(44, 90),
  'material-handler': machine('grab', 0.31),
  'grab-lorry':
    paint('M4 48V30L9 22H22V48Z') +
    glass('M8 33L11 26H18V33Z') +
    ink('M22 44H92V49H22Z') +
    paint('M34 28H92V44H34Z') +
    line('M28 44V14L58 8V16', 3.2) +
    paint('M57 16L49 20V25Q50 29 57 30Z') +
    paint('M59 16L67 20V25Q66 29 59 30Z') +
    wheel(14, 7) +
    wheel(66, 7) +
    wheel(81, 7),
  'skid-steer': machine('skid-steer', 0.33),
  'skid-steer-demolition':
    line('M13 46L4 55', 3) +
    ink('M30 36L23 31 9 43 15 50Z') +
    steel('M0 56L3 51 9 52 11 56ZM15 56L18 52 25 53 28 56Z') +
    skidSteer,
};
