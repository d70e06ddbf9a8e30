import { palette } from '@/lib/brand/palette';
import { glass, hanging, ink, line, paint, track, white } from './ticket-shapes';

/* Coordinates are those of the mobile crane in content/drawings/machines/crane.svg, whose ground is at y = 184. */

const craneScale = 0.283;

const thin = (path: string) => line(path, 2);

const craneWheels = (markup: (x: number) => string) => [85, 121.2, 199.2, 235.3].map(markup).join('');

const carrier =
  ink('M61 168H299V159H61Z') +
  paint('M53 167V144Q54 139 57 134L62 121Q64 119 67 119H99V147H293L301 152V160H102L99 167Z') +
  glass('M59 142L66 124H80V142Z') +
  thin('M84 123V162M86 146H91M99 147V165M104 153H294M57 153H72') +
  ink('M50 170H60V162H50Z') +
  paint('M68 166Q69 150 85 150 100 150 102 159 105 150 121 150 137 150 139 159V166Z') +
  paint('M182 166Q183 150 199 150 214 150 217 159 220 150 235 150 251 150 253 159V166Z') +
  craneWheels(
    (x) =>
      `<circle cx="${x}" cy="169" r="14.5" fill="${palette.ink}"/><circle cx="${x}" cy="169" r="8.5" fill="${palette['brand-bright']}" stroke="${palette.white}" stroke-width="2"/><circle cx="${x}" cy="169" r="2.6" fill="${palette.white}" stroke-width="2"/>`,
  );

/** The boom points over the rear, because loads don't hang above the cab. `angle` is in degrees above level. */
const upper = (angle: number, hook: number) => {
  const pivot = { x: 170, y: 118 };
  const length = 190;
  const turn = (angle * Math.PI) / 180;
  const head = { x: pivot.x + length * Math.cos(turn), y: pivot.y - length * Math.sin(turn) };
  const at = (along: number) =>
    `${(pivot.x + along * Math.cos(turn)).toFixed(1)} ${(pivot.y - along * Math.sin(turn)).toFixed(1)}`;
  return (
    hanging(Math.round(head.x + 5), Math.round(head.y), hook, 1 / craneScale) +
    ink('M190 147H238V142H190Z') +
    `<path stroke-width="10" d="M205 131L${at(95)}"/><path stroke="${palette.white}" stroke-width="3.5" d="M205 131L${at(95)}"/>` +
    `<g transform="translate(${pivot.x} ${pivot.y}) rotate(${-angle})">` +
    paint('M150-7H200V7H150Z') +
    paint('M105-9H160V9H105Z') +
    paint('M-6-12H118V12H-6Z') +
    thin('M6-5H112') +
    ink('M196-10L212-6V8L198 10Z') +
    white('M201-3H207V3H201Z') +
    '</g>' +
    paint('M132 142V128H186L192 108H204L210 128H244V142Z') +
    ink('M130 141H160V119H134Q130 119 130 123Z') +
    paint('M214 142V128L210 108H238L248 128V142Z') +
    glass('M219 135V129L216 112H234L243 128V135Z') +
    thin('M136 130H156M222 139H240')
  );
};

const leg = (x: number, foot: number) =>
  paint(`M${x - 6} 170H${x + 6}V150H${x - 6}Z`) +
  line(`M${x} 170V${foot - 5}`, 5) +
  ink(`M${x - 13} ${foot}H${x + 13}V${foot - 5}H${x - 13}Z`);
const legs = (foot: number) => leg(157, foot) + leg(283, foot);

const travelArrow = line('M150 84H56M56 84L72 71M56 84L72 97', 7);

/** The load overhangs the rear, so the icon is wider than the drawing. */
const crane = (shapes: string) =>
  `<g transform="translate(-13 3.9) scale(${craneScale})" stroke-width="4.5">${shapes}</g>`;

const latticeBoom = (from: readonly [number, number], to: readonly [number, number]) => {
  const [[x1, y1], [x2, y2]] = [from, to];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [across, down] = [((y2 - y1) / length) * 6, ((x1 - x2) / length) * 6];
  const steps = 9;
  const point = (step: number, side: number) => {
    const share = step / steps;
    const half = side * Math.min(1, 0.35 + Math.min(share, 1 - share) * 4);
    return `${(x1 + (x2 - x1) * share + across * half).toFixed(1)} ${(y1 + (y2 - y1) * share + down * half).toFixed(1)}`;
  };
  const points = (side: number) => Array.from({ length: steps + 1 }, (_, step) => point(step, side));
  const zigzag = Array.from({ length: steps + 1 }, (_, step) => point(step, step % 2 === 0 ? 1 : -1));
  return [points(1), points(-1), zigzag]
    .map((path, index) => line(`M${path.join('L')}`, index === 2 ? 0.9 : 1.8))
    .join('');
};

export const craneIcons = {
  'crane-blocked': crane(upper(42, 60) + carrier + legs(184)),
  'crane-carrying': crane(upper(24, 110) + carrier + travelArrow),
  'crane-all': crane(upper(42, 60) + carrier + legs(178) + travelArrow),
  'crawler-crane':
    line('M16 3L68 20L84 30', 0.9) +
    line('M68 20L58 34M68 20L80 32', 1.8) +
    latticeBoom([52, 36], [15, 3]) +
    hanging(15, 3, 20) +
    ink('M80 29H92V42H80Z') +
    paint('M52 31H82V42H52Z') +
    line('M62 31V42M66 35H78', 0.8) +
    paint('M44 42V29H56V42Z') +
    glass('M46 38V31H54V38Z') +
    ink('M54 42H78V45H54Z') +
    track(38, 90),
  'compact-crane':
    hanging(27, 14, 28) +
    line('M40 46L22 48 17 55M70 46L88 48 93 55M46 46L32 50 28 55M64 46L78 50 82 55', 2.2) +
    ink('M12 56H22V54H12ZM88 56H98V54H88ZM24 56H33V54H24ZM77 56H87V54H77Z') +
    track(40, 70) +
    paint('M42 44V36H68V44Z') +
    line('M48 40H62', 0.8) +
    `<g transform="translate(64 34) rotate(28)">` +
    paint('M-42-2H-18V2H-42Z') +
    paint('M-28-3H-8V3H-28Z') +
    paint('M-16-4H4V4H-16Z') +
    '</g>' +
    line('M56 36L54 31', 2.4) +
    ink('M58 36H70V40H58Z'),
} as const;
