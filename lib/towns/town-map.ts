import { towns, type TownEntry } from '@/content/towns';
import type { TownSlug } from '@/content/site/site-path';
import { textWidth } from '../site/display-font';
import { type Box, inside, overlap, type Point } from './map-geometry';
import { dotBox, labelBox, numberBox } from './map-labels';
import { type Canvas, projectionOf } from './map-projection';
import { type MapRoad, roadsIn } from './map-roads';

type PlacedTown = Point & {
  readonly town: TownEntry;
  readonly label: Box & { readonly lines: readonly string[] };
};

/** `label` is undefined if there is no room for the road number. */
type PlacedRoad = MapRoad & { readonly label: Box | undefined };

type TownMap = {
  /** In map units. */
  readonly size: { readonly width: number; readonly height: number };
  readonly towns: readonly PlacedTown[];
  readonly roads: readonly PlacedRoad[];
};

const canvases = {
  town: { width: 320, height: 260, margin: { x: 72, y: 32 }, spread: 0.5 },
  wide: { width: 640, height: 520, margin: { x: 60, y: 30 }, spread: 0.8 },
  /** For phones. It has room for about half of the names. */
  narrow: { width: 340, height: 340, margin: { x: 60, y: 28 }, spread: 0.8 },
} as const satisfies Record<string, Canvas>;

const nameSize = 15;
const lineHeight = 20;

const roadLabel = { width: 30, height: 16 };

/** Longer names have a line for each word. */
const oneLine = 13;

const labelOf = (town: TownEntry, dot: Point) => {
  const words = town.name.split(' ');
  const lines = town.name.length > oneLine && words.length === 2 ? words : [town.name];
  const width = Math.ceil(Math.max(...lines.map((line) => textWidth(line, nameSize))) + 8);
  return { lines, ...labelBox(dot, { width, height: lines.length * lineHeight }, town.label) };
};

/** Leaves out a town whose dot or name would touch those of a town before it. */
const fitting = (placed: readonly PlacedTown[], frame: Box): readonly PlacedTown[] => {
  const taken: Box[] = [];
  return placed.filter((town) => {
    const boxes = [dotBox(town), town.label];
    if (!inside(town.label, frame) || boxes.some((box) => taken.some((other) => overlap(box, other))))
      return false;
    taken.push(...boxes);
    return true;
  });
};

export const mapOf = (shown: readonly TownEntry[], name: keyof typeof canvases): TownMap => {
  const canvas = canvases[name];
  const { width, height } = canvas;
  const frame: Box = { x: 0, y: 0, width, height };
  const toMap = projectionOf(shown, canvas);
  const placed = shown.map((town) => {
    const dot = toMap(town);
    return { town, ...dot, label: labelOf(town, dot) };
  });
  const kept = fitting(placed, frame);
  const taken = kept.flatMap((town) => [dotBox(town), town.label]);
  const roads = roadsIn(frame, toMap, name !== 'narrow').map((road): PlacedRoad => {
    const label = numberBox(road.segments, roadLabel, frame, taken);
    if (label) taken.push(label);
    return { ...road, label };
  });
  return { size: { width, height }, towns: kept, roads };
};

export type AllTowns = 'wide' | 'narrow';

/** The map of one town shows it with its neighbours. */
export const townMapOf = (current?: TownSlug, allTowns: AllTowns = 'wide'): TownMap => {
  if (!current) return mapOf(towns.listed, allTowns);
  const town = towns.get(current);
  const neighbours = (town.related.towns ?? []).map(towns.get);
  return mapOf([town, ...neighbours.filter(({ unlisted = false }) => !unlisted)], 'town');
};
