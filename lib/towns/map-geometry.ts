export type Point = { readonly x: number; readonly y: number };

/** In map units. `x` and `y` are the position of the top left corner. */
export type Box = Point & { readonly width: number; readonly height: number };

export type Segment = readonly [from: Point, to: Point];

/** Includes some clearance. */
const halfRoad = 5;

const border = 3;

export const boxesOverlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const isInside = ({ x, y, width, height }: Box, frame: Box) =>
  x >= frame.x + border &&
  y >= frame.y + border &&
  x + width <= frame.x + frame.width - border &&
  y + height <= frame.y + frame.height - border;

export const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** If `share` is above 1, the point lies beyond `b`. */
export const pointBetween = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export const nearestPointOn = ([from, to]: Segment, point: Point): Point => {
  const length = distance(from, to) || 1;
  const along =
    ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / (length * length);
  return pointBetween(from, to, Math.min(Math.max(along, 0), 1));
};

/** Liang-Barsky line clipping. */
export const crossesBox = ([from, to]: Segment, box: Box): boolean => {
  const [left, top] = [box.x - halfRoad, box.y - halfRoad];
  const [right, bottom] = [box.x + box.width + halfRoad, box.y + box.height + halfRoad];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [start, end] = [0, 1];
  for (const [step, room] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  return start <= end;
};
