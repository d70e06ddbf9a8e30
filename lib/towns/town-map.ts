import type { TownSlug } from '@/content/paths.ts';
import { towns, type TownEntry } from '@/content/towns/index.ts';
import { textWidth } from '@/lib/brand/display-font.ts';
import { roadsIn, type DrawnRoad } from './drawn-roads.ts';
import { firstTowns } from './first-towns.ts';
import { boxesOverlap, crossesBox, isInside, type Box, type Point } from './map-geometry.ts';
import { dotBox, labelBox, labelSides, numberBox } from './map-labels.ts';
import { projectionOf, type Canvas } from './map-projection.ts';
import { neighboursOf } from './neighbours.ts';

type PlacedTown = Point & {
  readonly town: TownEntry;
  readonly label: Box & { readonly lines: readonly string[] };
};

/** `label` is undefined if there is no room for the road number. */
type PlacedRoad = DrawnRoad & { readonly label: Box | undefined };

type TownMap = {
  /** In map units. */
  readonly size: { readonly width: number; readonly height: number };
  readonly textSize: number;
  readonly towns: readonly PlacedTown[];
  readonly roads: readonly PlacedRoad[];
};

type MapSizes = Canvas & {
  /** The font size and the line height of names, in map units. */
  readonly text: number;
  readonly line: number;
  /** In map units. A name moves this far to the left or right if every place beside its dot is on a road. */
  readonly further: number;
};

const mapSizes = {
  town: { width: 320, height: 260, margin: { x: 72, y: 32 }, spread: 0.5, text: 15, line: 20, further: 0 },
  wide: { width: 640, height: 520, margin: { x: 60, y: 30 }, spread: 0.8, text: 15, line: 20, further: 0 },
  /** For phones. Names are at least 12 px high on a phone that is 320 px wide. */
  narrow: { width: 340, height: 400, margin: { x: 46, y: 45 }, spread: 1, text: 17, line: 22, further: 24 },
} as const satisfies Record<string, MapSizes>;

/** For the longest number in the text size of names. */
const numberSize = { width: 35, height: 19 } as const;

/** Longer names have a line for each word. */
const maxLineLetters = 13;

const labelsOf = (town: TownEntry, dot: Point, sizes: MapSizes) => {
  const words = town.name.split(' ');
  const lines = town.name.length > maxLineLetters && words.length === 2 ? words : [town.name];
  const width = Math.ceil(Math.max(...lines.map((line) => textWidth(line, sizes.text))) + 8);
  const size = { width, height: lines.length * sizes.line };
  const boxes = [
    ...[town.labelSide, ...labelSides].map((side) => labelBox(dot, size, side)),
    ...(['left', 'right'] as const).map((side) => labelBox(dot, size, side, sizes.further)),
  ];
  return boxes.map((box) => ({ lines, ...box }));
};

/** Without the padding of a name. */
const lettersIn = ({ x, y, width, height }: Box): Box => ({
  x: x + 4,
  y: y + 3,
  width: width - 8,
  height: height - 6,
});

/**
 * Puts each name on the side with the fewest roads, if possible on its town's side. Leaves out a town whose dot or name
 * would touch those of a town before it, or whose name would be on a road that it may not cross.
 */
const fitting = (
  places: readonly (Point & { readonly town: TownEntry })[],
  roads: readonly DrawnRoad[],
  frame: Box,
  sizes: MapSizes,
  mayCross: (town: TownEntry) => boolean,
): readonly PlacedTown[] => {
  const obstacles: Box[] = [];
  const isFree = (box: Box) => !obstacles.some((other) => boxesOverlap(box, other));
  const roadsBelow = (box: Box) =>
    roads.filter(({ segments }) => segments.some((line) => crossesBox(line, lettersIn(box)))).length;
  return places.flatMap((place) => {
    const dot = dotBox(place);
    const [best] = labelsOf(place.town, place, sizes)
      .filter((box) => isInside(box, frame) && isFree(box))
      .map((box) => ({ box, roadCount: roadsBelow(box) }))
      .toSorted((one, other) => one.roadCount - other.roadCount);
    if (!best || !isFree(dot) || (best.roadCount > 0 && !mayCross(place.town))) return [];
    obstacles.push(dot, best.box);
    return [{ ...place, label: best.box }];
  });
};

export const mapOf = (entries: readonly TownEntry[], name: keyof typeof mapSizes): TownMap => {
  const sizes = mapSizes[name];
  const { width, height } = sizes;
  const isNarrow = name === 'narrow';
  const frame: Box = { x: 0, y: 0, width, height };
  const numberFrame: Box = { x: 8, y: 8, width: width - 16, height: height - 16 };
  const toMap = projectionOf(entries, sizes);
  const roads = roadsIn(frame, toMap, !isNarrow);
  const placedTowns = fitting(
    entries.map((town) => ({ town, ...toMap(town) })),
    roads,
    frame,
    sizes,
    ({ slug, group }) => !isNarrow || entries.find((other) => other.group === group)?.slug === slug,
  );
  const obstacles = placedTowns.flatMap((town) => [dotBox(town), town.label]);
  const numberOf = (road: DrawnRoad) => {
    const others = roads.filter((other) => other !== road).flatMap(({ segments }) => segments);
    const label = numberBox(road.segments, numberSize, numberFrame, obstacles, others);
    if (label) obstacles.push(label);
    return label;
  };
  return {
    size: { width, height },
    textSize: sizes.text,
    towns: placedTowns,
    // Signs below the narrow map have the numbers.
    roads: roads.map((road) => ({ ...road, label: isNarrow ? undefined : numberOf(road) })),
  };
};

export type TownMapShape = 'wide' | 'narrow';

/** The map of one town shows it with its neighbours, and the narrow map the first towns of each region. */
export const townMapOf = (current?: TownSlug, shape: TownMapShape = 'wide'): TownMap => {
  if (!current) return mapOf(shape === 'narrow' ? firstTowns : towns.listed, shape);
  const town = towns.get(current);
  return mapOf([town, ...neighboursOf(town)], 'town');
};
