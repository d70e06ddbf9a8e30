import { motorways } from '@/content/motorways';

/** Latitude and longitude of the town's centre, in degrees north and east. */
export type MapTown = {
  readonly slug: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
};

type Point = { readonly x: number; readonly y: number };

/** A rectangle in map units: left, top, width, height. */
export type Box = Point & { readonly width: number; readonly height: number };

/** A town placed on the map, with the room for its name where it is named and room was found. */
export type PlacedTown<Town> = Point & { readonly town: Town; readonly label: Box | undefined };

/** A motorway placed on the map: its line as path data, and the middle of its number where room was found. */
export type PlacedRoad = { readonly name: string; readonly line: string; readonly label: Point | undefined };

/** Size of the map in its own units, about one CSS pixel each on a phone. */
export const mapSize = { width: 320, height: 240 };

const margin = { x: 60, y: 32 };
const middleLatitude = 52.55;
const narrowing = Math.cos((middleLatitude * Math.PI) / 180);
const maximumUnitsPerDegree = 720;
const dotRadius = 6;
const labelGap = 8;
const labelHeight = 22;
const roadLabel = { width: 30, height: 14 };

// The display face at 15 units, bold: narrow letters and the rest, measured on the names of the towns.
const narrowLetters = /[fijlrt ]/g;
const labelWidth = (name: string) => {
  const narrow = name.match(narrowLetters)?.length ?? 0;
  return Math.ceil(10 + narrow * 3.9 + (name.length - narrow) * 7.4);
};

const project = (latitude: number, longitude: number): Point => ({
  x: longitude * narrowing,
  y: -latitude,
});

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const inside = ({ x, y, width, height }: Box) =>
  x >= 3 && y >= 3 && x + width <= mapSize.width - 3 && y + height <= mapSize.height - 3;

const around = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** A function from the plane of the points to map units, scaled so that all of them fit. */
const fit = (points: readonly Point[]) => {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const scale = Math.min(
    maximumUnitsPerDegree,
    (mapSize.width - 2 * margin.x) / (right - left),
    (mapSize.height - 2 * margin.y) / (bottom - top),
  );
  return ({ x, y }: Point): Point => ({
    x: Math.round(mapSize.width / 2 + (x - (left + right) / 2) * scale),
    y: Math.round(mapSize.height / 2 + (y - (top + bottom) / 2) * scale),
  });
};

/** Places for a name around its dot, best first: beside, above, below, at the corners. */
const placesAround = ({ x, y }: Point, width: number): readonly Box[] =>
  [
    { x: x + labelGap, y: y - labelHeight / 2 },
    { x: x - labelGap - width, y: y - labelHeight / 2 },
    { x: x - width / 2, y: y - labelGap - labelHeight },
    { x: x - width / 2, y: y + labelGap },
    { x: x + 2, y: y - labelGap - labelHeight },
    { x: x - 2 - width, y: y - labelGap - labelHeight },
    { x: x + 2, y: y + labelGap },
    { x: x - 2 - width, y: y + labelGap },
  ].map((corner) => ({ ...corner, width, height: labelHeight }));

/**
 * Lays out the map: equirectangular, framed on the named towns, no two names over each other or over a dot.
 * Returns the towns and roads in the frame, in map units. A name or number that
 * finds no room is left out.
 */
export const layOutTownMap = <Town extends MapTown>(
  towns: readonly Town[],
  named: ReadonlySet<string>,
): { readonly towns: readonly PlacedTown<Town>[]; readonly roads: readonly PlacedRoad[] } => {
  const toPoint = ({ latitude, longitude }: MapTown) => project(latitude, longitude);
  // Long names have the fewest places to go, so they choose first.
  const toName = towns
    .filter(({ slug }) => named.has(slug))
    .sort((one, other) => other.name.length - one.name.length);
  const toMap = fit(toName.map(toPoint));
  const dotOf = (town: MapTown) => toMap(toPoint(town));
  const roomOf = (dot: Point) => around(dot, 2 * dotRadius, 2 * dotRadius);
  const dots = towns.filter((town) => inside(roomOf(dotOf(town)))).map((town) => ({ town, ...dotOf(town) }));

  const taken = dots.map(roomOf);
  const take = (places: readonly Box[]) => {
    const free = places.find((place) => inside(place) && !taken.some((box) => overlap(box, place)));
    if (free) taken.push(free);
    return free;
  };

  const labels = new Map(
    toName.map((town) => [town.slug, take(placesAround(dotOf(town), labelWidth(town.name)))]),
  );
  const roads = motorways.map(({ name, bends }) => {
    const points = bends.map(([latitude, longitude]) => toMap(project(latitude, longitude)));
    const place = take(points.map((point) => around(point, roadLabel.width, roadLabel.height)));
    return {
      name,
      line: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
      label: place && { x: place.x + place.width / 2, y: place.y + place.height / 2 },
    };
  });
  return { towns: dots.map((dot) => ({ ...dot, label: labels.get(dot.town.slug) })), roads };
};
