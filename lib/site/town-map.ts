import { locations } from '@/content/locations';
import type { LocationSlug } from '@/content/site-path';
import { textWidth } from './display-font';
import { around, type Box, type Point } from './map-geometry';
import { dotRadius, placeNames, placeOnRoad } from './map-labels';
import { type Canvas, projectionOf } from './map-projection';
import { type MapRoad, roadsIn } from './map-roads';

type Town = (typeof locations.entries)[number];

type NameLabel = Box & { readonly lines: readonly string[] };

type PlacedTown = Point & { readonly town: Town; readonly label: NameLabel };

/** `label` is undefined if there is no room for the road number. */
type PlacedRoad = MapRoad & { readonly label: Box | undefined };

type TownMap = {
  /** In map units. On phones, one unit is about one CSS pixel. */
  readonly size: { readonly width: number; readonly height: number };
  readonly towns: readonly PlacedTown[];
  readonly roads: readonly PlacedRoad[];
  readonly faults: number;
};

type Shape = {
  readonly canvas: Canvas;
  readonly nameSize: number;
  readonly lineHeight: number;
  /** Includes roads marked as minor. */
  readonly minorRoads: boolean;
  /** The map grows at most this many times. */
  readonly growths: number;
};

const portrait = {
  canvas: { width: 393, height: 674, margin: { x: 36, y: 27 }, spread: 1 },
  nameSize: 13,
  lineHeight: 16,
} as const;

const shapes = {
  town: {
    canvas: { width: 320, height: 270, margin: { x: 60, y: 32 }, spread: 0.5 },
    nameSize: 15,
    lineHeight: 20,
    minorRoads: true,
    growths: 10,
  },
  wide: {
    canvas: { width: 720, height: 470, margin: { x: 40, y: 26 }, spread: 0.85 },
    nameSize: 15,
    lineHeight: 20,
    minorRoads: true,
    growths: 10,
  },
  portrait: { ...portrait, minorRoads: true, growths: 4 },
  phone: { ...portrait, minorRoads: false, growths: 2 },
} as const satisfies Record<string, Shape>;

export type MapShape = keyof typeof shapes;

const maximumTownsOnSmallMap = 8;

const roadLabel = { width: 30, height: 16 };

/** The factor by which a map grows while some labels don't fit. On a larger map, the labels are relatively smaller. */
const growth = 1.06;

const grown = ({ width, height, margin, spread }: Canvas, times: number): Canvas => {
  const by = growth ** times;
  return {
    width: Math.round(width * by),
    height: Math.round(height * by),
    margin: { x: margin.x * by, y: margin.y * by },
    spread,
  };
};

const labelSizes = (name: string, { nameSize, lineHeight }: Shape) =>
  [[name], name.split(' ')]
    .filter((lines, index) => index === 0 || lines.length === 2)
    .map((lines) => ({
      lines,
      width: Math.ceil(Math.max(...lines.map((line) => textWidth(line, nameSize))) + 8),
      height: lines.length * lineHeight,
    }));

const mapOn = (canvas: Canvas, shape: MapShape, shown: readonly Town[]): TownMap => {
  const { width, height } = canvas;
  const frame: Box = { x: 0, y: 0, width, height };
  const toMap = projectionOf(shown, canvas);
  const roads = roadsIn(frame, toMap, shapes[shape].minorRoads);
  const names = shown.map((town) => ({ dot: toMap(town), looks: labelSizes(town.name, shapes[shape]) }));
  const dots = names.map(({ dot }) => dot);
  const segments = roads.flatMap((road) => road.segments);
  const { labels, faults } = placeNames(names, { frame, dots, segments });
  const taken: Box[] = [...dots.map((dot) => around(dot, 2 * dotRadius + 4, 2 * dotRadius + 4)), ...labels];
  const numbered = roads.map((road): PlacedRoad => {
    const others = roads.filter(({ name }) => name !== road.name).flatMap((other) => other.segments);
    const label = placeOnRoad(road.segments, roadLabel, frame, taken, others);
    if (label) taken.push(label);
    return { ...road, label };
  });
  const towns = shown.flatMap((town, index): PlacedTown | readonly [] => {
    const [dot, label] = [dots[index], labels[index]];
    return dot && label ? { town, ...dot, label } : [];
  });
  return { size: { width, height }, towns, roads: numbered, faults };
};

export const mapOf = (shown: readonly Town[], shape: MapShape): TownMap => {
  const { canvas } = shapes[shape];
  let map = mapOn(canvas, shape, shown);
  for (let times = 1; map.faults > 0 && times <= shapes[shape].growths; times += 1)
    map = mapOn(grown(canvas, times), shape, shown);
  return map;
};

export const townMapOf = (current?: LocationSlug, shape: Exclude<MapShape, 'town'> = 'wide'): TownMap => {
  if (!current) return mapOf(locations.entries, shape);
  const neighbours = locations.get(current).related.locations;
  const shown = locations.entries.filter(({ slug }) => slug === current || neighbours?.includes(slug));
  return mapOf(shown, shown.length > maximumTownsOnSmallMap ? 'wide' : 'town');
};
