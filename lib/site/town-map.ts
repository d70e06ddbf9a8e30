import { motorways } from '@/content/motorways';
import {
  around,
  type Box,
  crosses,
  inside,
  overlap,
  type Place,
  placeAll,
  type Point,
  type Stretch,
} from './map-labels';

/** Latitude and longitude of the town's centre, in degrees north and east. */
export type MapTown = {
  readonly slug: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** A town on the map, with the room of its name and the line that leads there where that is not beside the dot. */
type PlacedTown<Town> = Point & {
  readonly town: Town;
  readonly label: Box;
  readonly leader: Stretch | undefined;
};

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
const margin = { x: 60, y: 32 };
const maximumUnitsPerDegree = 720;
const dotRadius = 6;
const labelHeight = 22;
const roadLabel = { width: 30, height: 16 };

/** More names than this need a larger sheet. */
const few = 8;
const sizes = { few: { width: 320, height: 270 }, many: { width: 440, height: 410 } };

/** How far dense places are drawn apart, tried in this order: 0 is true to scale, 1 gives every town the same room. */
const spreads = [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

const ways = [1, 1.2, 1.4].flatMap((enlarged) => spreads.map((spread) => ({ spread, enlarged })));

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
const fit = (points: readonly Point[], { width, height }: TownMap<never>['size'], spread: number) => {
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

/** Where the nearest side of a name may be from its dot when none of the places beside it is free. */
const leaderLengths = [14, 22, 32, 44, 58, 74];
const directions = Array.from({ length: 12 }, (_, step) => (step * Math.PI) / 6);

/** Places for a name, best first: beside its dot, above and below, shifted along, then further off at the end of a line. */
const placesAround = (dot: Point, width: number): readonly Place[] => {
  const { x, y } = dot;
  const gap = dotRadius + 2;
  const size = { width, height: labelHeight };
  const beside = [0, -7, 7].flatMap((shift) => [
    { x: x + gap, y: y - labelHeight / 2 + shift },
    { x: x - gap - width, y: y - labelHeight / 2 + shift },
  ]);
  const overAndUnder = [0, 0.25, -0.25, 0.42, -0.42].flatMap((shift) => [
    { x: Math.round(x - width / 2 + shift * width), y: y - gap - labelHeight },
    { x: Math.round(x - width / 2 + shift * width), y: y + gap },
  ]);
  const further = leaderLengths.flatMap((length) =>
    directions.map((angle): Place => {
      const end = {
        x: Math.round(x + Math.cos(angle) * length),
        y: Math.round(y + Math.sin(angle) * length),
      };
      const aside = Math.abs(Math.cos(angle)) > 0.4;
      const corner = {
        x: aside ? (end.x > x ? end.x : end.x - width) : Math.round(end.x - width / 2),
        y: aside ? end.y - labelHeight / 2 : end.y > y ? end.y : end.y - labelHeight,
      };
      return { box: { ...corner, ...size }, leader: [dot, end] };
    }),
  );
  return [...[...beside, ...overAndUnder].map((corner) => ({ box: { ...corner, ...size } })), ...further];
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

const layOut = <Town extends MapTown>(
  towns: readonly Town[],
  { spread, enlarged }: { readonly spread: number; readonly enlarged: number },
): TownMap<Town> => {
  const { width, height } = towns.length > few ? sizes.many : sizes.few;
  const size = { width: width * enlarged, height: height * enlarged };
  const frame: Box = { x: 0, y: 0, ...size };
  const toMap = fit(
    towns.map(({ latitude, longitude }) => toPlane(latitude, longitude)),
    size,
    spread,
  );
  const dots = towns.map((town) => ({ town, ...toMap(toPlane(town.latitude, town.longitude)) }));
  const lines = motorways.map(({ name, bends }) => {
    const points = bends.map(([latitude, longitude]) => toMap(toPlane(latitude, longitude)));
    const stretches = points.slice(1).map((to, index): Stretch => [points[index] ?? to, to]);
    return { name, stretches: stretches.filter((stretch) => crosses(stretch, frame)) };
  });

  const rooms = dots.map((dot) => around(dot, 2 * dotRadius, 2 * dotRadius));
  const stretches = lines.flatMap((line) => line.stretches);
  const isFree =
    (own: Box) =>
    ({ box, leader }: Place) =>
      inside(box, frame) &&
      !rooms.some((room) => overlap(room, box)) &&
      !stretches.some((stretch) => crosses(stretch, box)) &&
      !(leader && rooms.some((room) => room !== own && crosses(leader, room)));
  const places = dots.map((dot, index) =>
    placesAround(dot, labelWidth(dot.town.name)).filter(isFree(rooms[index] ?? frame)),
  );
  const found = placeAll(places);
  const named = dots.flatMap((dot, index) => {
    const place = found[index];
    return place ? [{ ...dot, label: place.box, leader: place.leader }] : [];
  });

  const taken = [...rooms, ...named.map(({ label }) => label)];
  const leaders = named.flatMap(({ leader }) => (leader ? [leader] : []));
  const roads = lines
    .filter((line) => line.stretches.length > 0)
    .map(({ name, stretches: own }) => {
      const others = [...leaders, ...stretches.filter((stretch) => !own.includes(stretch))];
      const label = own
        .flatMap(([from, to]) => [0.5, 0.25, 0.75].map((share) => middle(from, to, share)))
        .map((point) => around(point, roadLabel.width, roadLabel.height))
        .find(
          (box) =>
            inside(box, frame) &&
            !taken.some((other) => overlap(other, box)) &&
            !others.some((stretch) => crosses(stretch, box)),
        );
      if (label) taken.push(label);
      return { name, line: lineOf(own), stretches: own, label };
    });
  return { size, towns: named, roads };
};

/**
 * Lays out the map of the named towns: no name over another, over a dot or on a road. True to scale where that leaves
 * room for every name, else with dense places drawn apart, or on a larger sheet. A town whose name finds no room even then
 * is left out.
 */
export const layOutTownMap = <Town extends MapTown>(
  towns: readonly Town[],
  named: ReadonlySet<string>,
): TownMap<Town> => {
  const wanted = towns.filter(({ slug }) => named.has(slug));
  let best: TownMap<Town> | undefined;
  for (const way of ways) {
    const map = layOut(wanted, way);
    if (!best || map.towns.length > best.towns.length) best = map;
    if (map.towns.length === wanted.length) break;
  }
  if (!best) throw new Error('There is no way to lay out a map.');
  return best;
};
