export type Point = { readonly x: number; readonly y: number };

/** A rectangle in map units: left, top, width, height. */
export type Box = Point & { readonly width: number; readonly height: number };

/** A straight part of a road. */
export type Stretch = readonly [from: Point, to: Point];

/** Half the width of a drawn road, and a little air. */
const halfRoad = 4;

const border = 3;

/** Enough to find a way where there is one; a map without one is given up soon. */
const maximumTries = 600;

export const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const inside = ({ x, y, width, height }: Box, frame: Box) =>
  x >= frame.x + border &&
  y >= frame.y + border &&
  x + width <= frame.x + frame.width - border &&
  y + height <= frame.y + frame.height - border;

export const around = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Whether a road touches the box: the line is cut at each side of the box, and some of it is left. */
export const crosses = ([from, to]: Stretch, box: Box): boolean => {
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

/** Room for a name, and the line from its dot where it is further off. */
export type Place = { readonly box: Box; readonly leader?: Stretch };

const clash = (a: Place, b: Place) =>
  overlap(a.box, b.box) ||
  (a.leader !== undefined && crosses(a.leader, b.box)) ||
  (b.leader !== undefined && crosses(b.leader, a.box));

type Waiting = { readonly index: number; readonly places: readonly Place[] };

/**
 * One of its places for each name, no two that clash; undefined for a name that got none. The name with the fewest
 * places left goes first, and goes back on a choice that leaves another name without any, until it has tried for long.
 */
export const placeAll = (places: readonly (readonly Place[])[]): readonly (Place | undefined)[] => {
  let tries = 0;
  let best: ReadonlyMap<number, Place> = new Map();
  const search = (waiting: readonly Waiting[], placed: ReadonlyMap<number, Place>): boolean => {
    if (placed.size > best.size) best = placed;
    const hopeful = tries < maximumTries ? waiting : waiting.filter((one) => one.places.length > 0);
    const [next, ...rest] = hopeful.toSorted((a, b) => a.places.length - b.places.length);
    if (!next) return true;
    tries += 1;
    return next.places.some((place) =>
      search(
        rest.map(({ index, places: left }) => ({
          index,
          places: left.filter((other) => !clash(other, place)),
        })),
        new Map(placed).set(next.index, place),
      ),
    );
  };
  const waiting = places.map((options, index) => ({ index, places: options }));
  search(
    waiting.filter((one) => one.places.length > 0),
    new Map(),
  );
  return places.map((_, index) => best.get(index));
};
