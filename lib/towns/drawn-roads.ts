import { mapRoads } from '@/content/towns/map-roads.ts';
import {
  crossesBox,
  distance,
  nearestPointOn,
  pointBetween,
  type Box,
  type Point,
  type Segment,
} from './map-geometry.ts';
import type { projectionOf } from './map-projection.ts';

export type DrawnRoad = {
  readonly name: string;
  readonly line: string;
  readonly segments: readonly Segment[];
};

/** In map units. */
const joinWithin = 12;
/** In map units. Extends a road beyond the edge of the map. */
const extension = 900;
/** In map units. */
const curveDistance = 24;

const segmentsOf = (points: readonly Point[]) =>
  points.slice(1).map((to, index): Segment => [points[index] ?? to, to]);

const endOf = (before: Point, last: Point, others: readonly Segment[]): readonly Point[] => {
  const nearest = others
    .map((segment) => nearestPointOn(segment, last))
    .toSorted((one, other) => distance(one, last) - distance(other, last))[0];
  if (nearest && distance(nearest, last) <= joinWithin) return [nearest];
  return [last, pointBetween(before, last, 1 + extension / (distance(before, last) || 1))];
};

const at = ({ x, y }: Point) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

const curveEnds = (before: Point, point: Point, after: Point) =>
  [before, after].map((other) =>
    pointBetween(point, other, Math.min(curveDistance / (distance(point, other) || 1), 0.5)),
  ) as [Point, Point];

const drawnPoints = (points: readonly Point[]) =>
  points.flatMap((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return [point];
    const [into, out] = curveEnds(before, point, after);
    return [into, pointBetween(pointBetween(into, point, 0.5), pointBetween(point, out, 0.5), 0.5), out];
  });

const curve = (points: readonly Point[]) =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      const [into, out] = curveEnds(before, point, after);
      return `L${at(into)}Q${at(point)} ${at(out)}`;
    })
    .join('');

export const roadsIn = (
  frame: Box,
  toMap: ReturnType<typeof projectionOf>,
  showsMinor: boolean,
): readonly DrawnRoad[] => {
  // Some maps show more than their frame above and below it.
  const visibleBox = { ...frame, y: frame.y - frame.height, height: frame.height * 3 };
  const projectedRoads = mapRoads
    .filter(({ minor }) => showsMinor || !minor)
    .map(({ name, bends }) => ({
      name,
      points: bends.map(([latitude, longitude]) => toMap({ latitude, longitude })),
    }));
  return projectedRoads
    .map(({ name, points }) => {
      const others = projectedRoads
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
      return { name, line: curve(whole), segments: segmentsOf(drawnPoints(whole)) };
    })
    .filter(({ segments }) => segments.some((segment) => crossesBox(segment, visibleBox)));
};
