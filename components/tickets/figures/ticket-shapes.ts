import { palette } from '@/lib/brand/palette';

/** In SVG units, from the top left corner. The icons face left, and `ground` is the y coordinate of their ground line. */
export const ticketIconSize = { width: 96, height: 60, ground: 56 } as const;

const { ground } = ticketIconSize;

const circle = (x: number, y: number, radius: number, look: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${look}/>`;

/** A tyre with lugs, a rim and a hub, like those of the machine drawings. */
export const wheel = (x: number, radius: number) =>
  circle(
    x,
    ground - radius,
    radius - 0.6,
    `fill="${palette.ink}" stroke-width="1.4" stroke-linecap="butt" stroke-dasharray="1.9 1.1"`,
  ) +
  circle(
    x,
    ground - radius,
    radius * 0.57,
    `fill="${palette['brand-bright']}" stroke="${palette.white}" stroke-width=".6"`,
  ) +
  circle(x, ground - radius, radius * 0.2, `fill="${palette.white}" stroke-width=".6"`);

/** A track with shoes and rollers. */
export const track = (from: number, to: number) => {
  const rollers = Math.floor((to - from - 13) / 9);
  return (
    `<rect x="${from + 0.5}" y="43.5" width="${to - from - 1}" height="12" rx="6" fill="${palette['brand-bright']}" stroke-width="3"/>` +
    `<rect x="${from + 0.5}" y="43.5" width="${to - from - 1}" height="12" rx="6" stroke-width="4.2" stroke-linecap="butt" stroke-dasharray="2 1"/>` +
    [from + 6.5, to - 6.5]
      .map((x) => circle(x, 49.5, 3, `fill="${palette.white}" stroke-width=".8"`))
      .join('') +
    Array.from({ length: rollers }, (_, index) =>
      circle(
        from + 6.5 + ((to - from - 13) * (index + 1)) / (rollers + 1),
        52,
        1.3,
        `fill="${palette.ink}" stroke="none"`,
      ),
    ).join('')
  );
};

export const paint = (path: string) => `<path fill="${palette['brand-bright']}" d="${path}"/>`;
export const ink = (path: string) => `<path fill="${palette.ink}" d="${path}"/>`;
export const glass = (path: string) => `<path fill="${palette.glass}" d="${path}"/>`;
export const steel = (path: string) => `<path fill="${palette.steel}" d="${path}"/>`;
export const white = (path: string) => `<path fill="${palette.white}" d="${path}"/>`;
export const line = (path: string, width = 1.8) => `<path stroke-width="${width}" d="${path}"/>`;

/** A load on a sling below a hook. `unit` is the size of an icon's unit in those of the drawing. */
export const hanging = (x: number, top: number, bottom: number, unit = 1) => {
  const box = bottom + 5 * unit;
  return (
    line(
      `M${x} ${top}V${bottom}M${x} ${bottom}L${x - 6 * unit} ${box}M${x} ${bottom}L${x + 6 * unit} ${box}`,
      unit,
    ) +
    ink(`M${x - 1.5 * unit} ${bottom - 3 * unit}h${3 * unit}v${3.5 * unit}h${-3 * unit}Z`) +
    steel(`M${x - 8 * unit} ${box}h${16 * unit}v${9 * unit}h${-16 * unit}Z`) +
    line(`M${x - 8 * unit} ${box + 3 * unit}h${16 * unit}m0 ${3 * unit}h${-16 * unit}`, unit * 0.6)
  );
};
