import { motorways } from '@/content/motorways';
import type { Compass } from '@/content/locations/location';
import { around, type Box, crosses, inside, overlap, type Point, type Stretch } from './map-geometry';

/** Latitude and longitude of the town's centre, in degrees north and east, and where its name goes: east if not said. */
export type MapTown = {
  readonly slug: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly labelSide?: Compass;
};

/** A town on the map, with the room of its name. */
type PlacedTown<Town> = Point & { readonly town: Town; readonly label: Box };

/** A motorway on the map: its line as path data, and its number where room was found. */
type PlacedRoad = {
  readonly name: string;
  readonly line: string;
  readonly stretches: readonly Stretch[];
  readonly label: Box | undefined;
};

export type TownMap<Town> = {
  /** In map units, about one CSS pixel each on a phone. */
  readonly size: { readonly width: number; readonly height: number };
  readonly towns: readonly PlacedTown<Town>[];
  readonly roads: readonly PlacedRoad[];
};

/** How much shorter a degree of longitude is than one of latitude here. */
const longitudeScale = Math.cos((52.55 * Math.PI) / 180);
const maximumUnitsPerDegree = 720;
const dotRadius = 6;
const labelHeight = 20;
const roadLabel = { width: 30, height: 16 };

/** A map of a town and its neighbours, and that of all towns. */
const few = 8;
/** `spread` is how far dense places are drawn apart: 0 is true to scale, 1 gives every town the same room. */
const canvases = {
  few: { width: 320, height: 270, margin: { x: 60, y: 32 }, spread: 0.5 },
  many: { width: 484, height: 451, margin: { x: 44, y: 24 }, spread: 1 },
} as const;
type Canvas = (typeof canvases)[keyof typeof canvases];

// The display face at 15 units, bold: narrow letters and the rest, measured on the names of the towns.
const narrowLetters = /[fijlrt ]/g;
const labelWidth = (name: string) => {
  const narrow = name.match(narrowLetters)?.length ?? 0;
  return Math.ceil(10 + narrow * 3.9 + (name.length - narrow) * 7.4);
};

const toPlane = (latitude: number, longitude: number): Point => ({
  x: longitude * longitudeScale,
  y: -latitude,
});

/** From a coordinate to 0 at the first town and 1 at the last; never changes the order of two towns. */
const scaleOf = (coordinates: readonly number[], spread: number) => {
  const knots = [...new Set(coordinates)].toSorted((a, b) => a - b);
  const [first = 0, last = first] = [knots[0], knots.at(-1)];
  const span = last - first || 1;
  const at = (index: number) =>
    (1 - spread) * (((knots[index] ?? 0) - first) / span) +
    spread * (knots.length > 1 ? index / (knots.length - 1) : 0);
  return (value: number): number => {
    if (value <= first) return (value - first) / span;
    if (value >= last) return at(knots.length - 1) + (value - last) / span;
    const after = knots.findIndex((knot) => knot > value);
    const [low = 0, high = 1] = [knots[after - 1], knots[after]];
    return at(after - 1) + ((value - low) / (high - low)) * (at(after) - at(after - 1));
  };
};

/** A function from the plane of the points to map units: all of them fit, north is up and east is right. */
const fit = (points: readonly Point[], { width, height, margin, spread }: Canvas) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [spanX, spanY] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const room = { x: width - 2 * margin.x, y: height - 2 * margin.y };
  const scale = Math.min(maximumUnitsPerDegree, room.x / spanX, room.y / spanY);
  const extent = {
    x: (1 - spread) * spanX * scale + spread * room.x,
    y: (1 - spread) * spanY * scale + spread * room.y,
  };
  const [scaleX, scaleY] = [scaleOf(xs, spread), scaleOf(ys, spread)];
  return ({ x, y }: Point): Point => ({
    x: Math.round((width - extent.x) / 2 + scaleX(x) * extent.x),
    y: Math.round((height - extent.y) / 2 + scaleY(y) * extent.y),
  });
};

/** How far to the east and to the south of its dot a name goes. */
const directions: Readonly<Record<Compass, readonly [east: number, south: number]>> = {
  north: [0, -1],
  'north-east': [1, -1],
  east: [1, 0],
  'south-east': [1, 1],
  south: [0, 1],
  'south-west': [-1, 1],
  west: [-1, 0],
  'north-west': [-1, -1],
};

/** The room of a name on its side of the dot. Above and below it keeps inside the frame; at a corner it is nearer. */
const labelOf = ({ x, y }: Point, { name, labelSide = 'east' }: MapTown, frame: Box): Box => {
  const [east, south] = directions[labelSide];
  const width = labelWidth(name);
  const gap = dotRadius + 2;
  const aside = south === 0 ? gap : 2;
  const away = east === 0 ? gap : gap - 3;
  const left = Math.round(x - width / 2 + east * (width / 2 + aside));
  return {
    x: east === 0 ? Math.min(Math.max(left, 4), frame.width - 4 - width) : left,
    y: Math.round(y - labelHeight / 2 + south * (labelHeight / 2 + away)),
    width,
    height: labelHeight,
  };
};

const middle = (a: Point, b: Point, share: number): Point => ({
  x: Math.round(a.x + (b.x - a.x) * share),
  y: Math.round(a.y + (b.y - a.y) * share),
});

const lineOf = (stretches: readonly Stretch[]) =>
  stretches
    .map(([from, to], index) => {
      const joined = stretches[index - 1]?.[1] === from;
      return `${joined ? '' : `M${from.x} ${from.y}`}L${to.x} ${to.y}`;
    })
    .join('');

/**
 * Lays out the map of the named towns, north up and east right. Whether names are apart is for a test to say, and for
 * `labelSide` to settle.
 */
export const layOutTownMap = <Town extends MapTown>(
  towns: readonly Town[],
  named: ReadonlySet<string>,
): TownMap<Town> => {
  const wanted = towns.filter(({ slug }) => named.has(slug));
  const canvas = wanted.length > few ? canvases.many : canvases.few;
  const { width, height } = canvas;
  const frame: Box = { x: 0, y: 0, width, height };
  const toMap = fit(
    wanted.map(({ latitude, longitude }) => toPlane(latitude, longitude)),
    canvas,
  );
  const placed = wanted.map((town) => {
    const dot = toMap(toPlane(town.latitude, town.longitude));
    return { town, ...dot, label: labelOf(dot, town, frame) };
  });
  const lines = motorways.map(({ name, bends }) => {
    const points = bends.map(([latitude, longitude]) => toMap(toPlane(latitude, longitude)));
    const stretches = points.slice(1).map((to, index): Stretch => [points[index] ?? to, to]);
    return { name, stretches: stretches.filter((stretch) => crosses(stretch, frame)) };
  });

  const allStretches = lines.flatMap(({ stretches }) => stretches);
  const taken = placed.flatMap((town) => [around(town, 2 * dotRadius, 2 * dotRadius), town.label]);
  const roads = lines
    .filter(({ stretches }) => stretches.length > 0)
    .map(({ name, stretches }) => {
      const others = allStretches.filter((stretch) => !stretches.includes(stretch));
      const label = stretches
        .flatMap(([from, to]) => [0.5, 0.25, 0.75].map((share) => middle(from, to, share)))
        .map((point) => around(point, roadLabel.width, roadLabel.height))
        .find(
          (box) =>
            inside(box, frame) &&
            !taken.some((other) => overlap(other, box)) &&
            !others.some((stretch) => crosses(stretch, box)),
        );
      if (label) taken.push(label);
      return { name, line: lineOf(stretches), stretches, label };
    });
  return { size: { width, height }, towns: placed, roads };
};
