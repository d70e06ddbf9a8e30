import type { LabelSide } from '@/content/towns/town.ts';
import {
  boxAround,
  boxesOverlap,
  crossesBox,
  distance,
  isInside,
  pointBetween,
  type Box,
  type Point,
  type Segment,
} from './map-geometry.ts';

export type Size = { readonly width: number; readonly height: number };

/** In map units. */
const dotRadius = 6;
const gap = 3;

/** [east, south] of the dot. */
const directions: Readonly<Record<LabelSide, readonly [east: number, south: number]>> = {
  right: [1, 0],
  left: [-1, 0],
  above: [0, -1],
  below: [0, 1],
  'above-right': [1, -1],
  'above-left': [-1, -1],
  'below-right': [1, 1],
  'below-left': [-1, 1],
};

export const dotBox = (dot: Point): Box => boxAround(dot, 2 * dotRadius + 2, 2 * dotRadius + 2);

export const labelSides = Object.keys(directions) as readonly LabelSide[];

/** A name at a corner is closer to the dot than one beside it. */
export const labelBox = (dot: Point, { width, height }: Size, side: LabelSide, further = 0): Box => {
  const [east, south] = directions[side];
  const away = dotRadius + gap + further;
  const [awayX, awayY] = east !== 0 && south !== 0 ? [away - 3, away - 7] : [away, away];
  const middle = { x: dot.x + east * (width / 2 + awayX), y: dot.y + south * (height / 2 + awayY) };
  const { x, y } = boxAround(middle, width, height);
  return { x: Math.round(x), y: Math.round(y), width, height };
};

/** The first place on a straight part of the road where its number covers nothing, if possible not on another road. */
export const numberBox = (
  segments: readonly Segment[],
  { width, height }: Size,
  frame: Box,
  obstacles: readonly Box[],
  otherRoads: readonly Segment[],
): Box | undefined => {
  const free = segments
    .filter(([from, to]) => distance(from, to) > height)
    .flatMap(([from, to]) =>
      [0.5, 0.3, 0.7].map((share) => boxAround(pointBetween(from, to, share), width, height)),
    )
    .filter((box) => isInside(box, frame) && !obstacles.some((other) => boxesOverlap(other, box)));
  return free.find((box) => !otherRoads.some((road) => crossesBox(road, box))) ?? free[0];
};
