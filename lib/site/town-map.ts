import { locations } from '@/content/locations';
import type { Compass } from '@/content/locations/location';
import { motorways } from '@/content/motorways';
import type { LocationSlug } from '@/content/site-path';
import { textWidth } from './display-font';
import { around, type Box, crosses, inside, overlap, type Point, type Segment } from './map-geometry';
import { type Canvas, projectionOf } from './map-projection';

type Town = (typeof locations.entries)[number];

/** A town on the map. `label` is the box of its name. */
type PlacedTown = Point & { readonly town: Town; readonly label: Box };

/** A motorway on the map: its line as path data, and its number where room was found. */
type PlacedRoad = {
  readonly name: string;
  readonly line: string;
  readonly segments: readonly Segment[];
  readonly label: Box | undefined;
};

type TownMap = {
  /** In map units, about one CSS pixel each on a phone. */
  readonly size: { readonly width: number; readonly height: number };
  readonly towns: readonly PlacedTown[];
  readonly roads: readonly PlacedRoad[];
};

const dotRadius = 6;
const labelHeight = 20;
const roadLabel = { width: 30, height: 16 };

/** More towns than this need the larger canvas. */
const few = 8;
const canvases: Readonly<Record<'few' | 'many', Canvas>> = {
  few: { width: 320, height: 270, margin: { x: 60, y: 32 }, spread: 0.5 },
  many: { width: 484, height: 451, margin: { x: 44, y: 24 }, spread: 1 },
};

const labelSize = 15;
const labelWidth = (name: string) => Math.ceil(textWidth(name, labelSize) + 8);

/** The offset of a name from its dot: 1 is east or south, -1 west or north. */
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

/** The box of a name on its side of the dot. Above and below the dot it is kept inside the frame. */
const labelOf = ({ x, y }: Point, { name, labelSide = 'east' }: Town, frame: Box): Box => {
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

const lineOf = (segments: readonly Segment[]) =>
  segments
    .map(([from, to], index) => {
      const joined = segments[index - 1]?.[1] === from;
      return `${joined ? '' : `M${from.x} ${from.y}`}L${to.x} ${to.y}`;
    })
    .join('');

/** The motorways that touch the frame, each with its number where it meets nothing that is `taken`. */
const roadsIn = (frame: Box, toMap: ReturnType<typeof projectionOf>, taken: readonly Box[]) => {
  const shown = motorways
    .map(({ name, bends }) => {
      const points = bends.map(([latitude, longitude]) => toMap({ latitude, longitude }));
      const segments = points.slice(1).map((to, index): Segment => [points[index] ?? to, to]);
      return { name, segments: segments.filter((segment) => crosses(segment, frame)) };
    })
    .filter(({ segments }) => segments.length > 0);
  const placed: Box[] = [...taken];
  return shown.map(({ name, segments }): PlacedRoad => {
    const others = shown.filter((road) => road.name !== name).flatMap((road) => road.segments);
    const label = segments
      .flatMap(([from, to]) => [0.5, 0.25, 0.75].map((share) => middle(from, to, share)))
      .map((point) => around(point, roadLabel.width, roadLabel.height))
      .find(
        (box) =>
          inside(box, frame) &&
          !placed.some((other) => overlap(other, box)) &&
          !others.some((segment) => crosses(segment, box)),
      );
    if (label) placed.push(label);
    return { name, line: lineOf(segments), segments, label };
  });
};

/**
 * The map of a town and its neighbours, or of all towns: north up and east right. Names may overlap: a test fails then, and
 * `labelSide` of a town moves its name.
 */
export const townMapOf = (current?: LocationSlug): TownMap => {
  const neighbours = current && locations.get(current).related.locations;
  const shown = locations.entries.filter(
    ({ slug }) => current === undefined || slug === current || neighbours?.includes(slug),
  );
  const canvas = shown.length > few ? canvases.many : canvases.few;
  const { width, height } = canvas;
  const frame: Box = { x: 0, y: 0, width, height };
  const toMap = projectionOf(shown, canvas);
  const towns = shown.map((town) => {
    const dot = toMap(town);
    return { town, ...dot, label: labelOf(dot, town, frame) };
  });
  const taken = towns.flatMap((town) => [around(town, 2 * dotRadius, 2 * dotRadius), town.label]);
  return { size: { width, height }, towns, roads: roadsIn(frame, toMap, taken) };
};
