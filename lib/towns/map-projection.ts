import type { Point } from './map-geometry.ts';

/** In degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** In map units. */
export type Canvas = {
  readonly width: number;
  readonly height: number;
  readonly margin: Point;
  /** 0 keeps true distances, 1 spaces all places evenly. */
  readonly spread: number;
};

/** The length of a degree of longitude relative to one of latitude, in the Midlands. */
const longitudeScale = Math.cos((52.55 * Math.PI) / 180);
const maxUnitsPerDegree = 720;

const eastOf = ({ longitude }: Coordinates) => longitude * longitudeScale;
const southOf = ({ latitude }: Coordinates) => -latitude;

const scaleOf = (coordinates: readonly number[], spread: number) => {
  const knots = [...new Set(coordinates)].toSorted((a, b) => a - b);
  const [first = 0, last = first] = [knots[0], knots.at(-1)];
  const span = last - first || 1;
  const shares = knots.map(
    (knot, index) =>
      (1 - spread) * ((knot - first) / span) + spread * (index / Math.max(knots.length - 1, 1)),
  );
  return (value: number): number => {
    if (value <= first) return (value - first) / span;
    if (value >= last) return 1 + (value - last) / span;
    const after = knots.findIndex((knot) => knot > value);
    const [low = 0, high = 1] = knots.slice(after - 1);
    const [from = 0, to = 1] = shares.slice(after - 1);
    return from + ((value - low) / (high - low)) * (to - from);
  };
};

/** North is up, and all given places fit on the canvas. */
export const projectionOf = (places: readonly Coordinates[], { width, height, margin, spread }: Canvas) => {
  const [xs, ys] = [places.map(eastOf), places.map(southOf)];
  const [spanX, spanY] = [xs, ys].map((values) => Math.max(...values) - Math.min(...values)) as [
    number,
    number,
  ];
  const room = { x: width - 2 * margin.x, y: height - 2 * margin.y };
  const scale = Math.min(maxUnitsPerDegree, room.x / spanX, room.y / spanY);
  const extent = {
    x: (1 - spread) * spanX * scale + spread * room.x,
    y: (1 - spread) * spanY * scale + spread * room.y,
  };
  const [scaleX, scaleY] = [scaleOf(xs, spread), scaleOf(ys, spread)];
  return (place: Coordinates): Point => ({
    x: Math.round((width - extent.x) / 2 + scaleX(eastOf(place)) * extent.x),
    y: Math.round((height - extent.y) / 2 + scaleY(southOf(place)) * extent.y),
  });
};
