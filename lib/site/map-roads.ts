import { mapRoads } from '@/content/map-roads';
import { between, type Box, crosses, distance, nearestOn, type Point, type Segment } from './map-geometry';
import type { projectionOf } from './map-projection';

/** A road on the map, as line segments and as SVG path data. */
export type MapRoad = {
  readonly name: string;
  readonly line: string;
  readonly segments: readonly Segment[];
};

/** If the end of a road is within this distance of another road, in map units, the two are joined. */
const joinWithin = 12;
/** How far a road is extended beyond its last point, in map units, so that it leaves the map. */
const extension = 900;
/** The distance from a bend at which its curve begins, in map units. */
const curveDistance = 24;

const segmentsOf = (points: readonly Point[]) =>
  points.slice(1).map((to, index): Segment => [points[index] ?? to, to]);

/**
 * Returns the points at the end of a road: a junction with a nearby road, or its last point and a point outside the
 * map.
 */
const endOf = (before: Point, last: Point, others: readonly Segment[]): readonly Point[] => {
  const nearest = others
    .map((segment) => nearestOn(segment, last))
    .toSorted((one, other) => distance(one, last) - distance(other, last))[0];
  if (nearest && distance(nearest, last) <= joinWithin) return [nearest];
  return [last, between(before, last, 1 + extension / (distance(before, last) || 1))];
};

const at = ({ x, y }: Point) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

/** Returns the points at which the curve of a bend begins and ends. */
const curveEnds = (before: Point, point: Point, after: Point) =>
  [before, after].map((other) =>
    between(point, other, Math.min(curveDistance / (distance(point, other) || 1), 0.5)),
  ) as [Point, Point];

/** Returns points along the drawn line: its ends, and three points on each curve. */
const drawnPoints = (points: readonly Point[]) =>
  points.flatMap((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return [point];
    const [into, out] = curveEnds(before, point, after);
    return [into, between(between(into, point, 0.5), between(point, out, 0.5), 0.5), out];
  });

/** Returns SVG path data for a line with rounded bends. */
const curved = (points: readonly Point[]) =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      const [into, out] = curveEnds(before, point, after);
      return `L${at(into)}Q${at(point)} ${at(out)}`;
    })
    .join('');

/** Returns the roads that cross the visible part of the map. */
export const roadsIn = (
  frame: Box,
  toMap: ReturnType<typeof projectionOf>,
  withMinor: boolean,
): readonly MapRoad[] => {
  const known = mapRoads
    .filter(({ minor }) => withMinor || !minor)
    .map(({ name, bends }) => ({
      name,
      points: bends.map(([latitude, longitude]) => toMap({ latitude, longitude })),
    }));
  return known
    .map(({ name, points }) => {
      const others = known
        .filter((road) => road.name !== name)
        .flatMap((road) => segmentsOf(drawnPoints(road.points)));
      const [first, second] = points;
      const [secondLast, last] = points.slice(-2);
      if (!first || !second || !secondLast || !last) throw new Error(`${name} has too few bends.`);
      const whole = [
        ...endOf(second, first, others).toReversed(),
        ...points.slice(1, -1),
        ...endOf(secondLast, last, others),
      ];
      return { name, line: curved(whole), segments: segmentsOf(drawnPoints(whole)) };
    })
    .filter(({ segments }) => segments.some((segment) => crosses(segment, frame)));
};
