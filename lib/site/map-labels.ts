import {
  around,
  between,
  type Box,
  crosses,
  distance,
  inside,
  overlap,
  type Point,
  type Segment,
} from './map-geometry';

type Obstacles = {
  readonly frame: Box;
  readonly dots: readonly Point[];
  readonly segments: readonly Segment[];
};

type Size = { readonly width: number; readonly height: number };

export const dotRadius = 6;

/** [east, south] of the dot: beside it, above or below it, or at a corner. */
const sides = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;
const gaps = [2, 6, 11, 17];
/** Fractions of the label's width, for labels above or below the dot. */
const slides = [0, 0.2, -0.2, 0.35, -0.35];

const placesFor = (dot: Point, { width, height }: Size): readonly Box[] =>
  gaps.flatMap((gap) =>
    sides.flatMap(([east, south]) =>
      (east === 0 ? slides : [0]).map((slide) => {
        // Place a label at a corner slightly closer to the dot than a label beside it.
        const near = dotRadius + gap - (east !== 0 && south !== 0 ? 3 : 0);
        return {
          x: Math.round(dot.x - width / 2 + east * (width / 2 + near) + slide * width),
          y: Math.round(dot.y - height / 2 + south * (height / 2 + (east === 0 ? near : near - 4))),
          width,
          height,
        };
      }),
    ),
  );

/** Ignores other labels. */
const faultsOf = (box: Box, own: Point, { frame, dots, segments }: Obstacles) =>
  (inside(box, frame) ? 0 : 10) +
  dots.filter((dot) => dot !== own && overlap(box, around(dot, 2 * dotRadius + 2, 2 * dotRadius + 2)))
    .length *
    4 +
  (segments.some((segment) => crosses(segment, box)) ? 3 : 0);

/** Several passes are needed, because moving one label can free space for another. */
const maximumPasses = 12;

type Name<Look extends Size> = { readonly dot: Point; readonly looks: readonly Look[] };

/**
 * Places the labels with the fewest options first, then moves labels until none overlaps a road, a dot or another
 * label. Labels are in the given order; `faults` counts those that still overlap something or leave the frame.
 */
export const placeNames = <Look extends Size>(names: readonly Name<Look>[], obstacles: Obstacles) => {
  const choices = names.map(({ dot, looks }) =>
    looks
      .flatMap((look) => placesFor(dot, look).map((place) => ({ ...look, ...place })))
      .map((label, rank) => ({ label, rank, faults: faultsOf(label, dot, obstacles) })),
  );
  const freePlaces = choices.map((places) => places.filter(({ faults }) => faults === 0).length);
  const order = [...names.keys()].toSorted((a, b) => (freePlaces[a] ?? 0) - (freePlaces[b] ?? 0));
  const chosen = new Map<number, Look & Box>();
  let faults = 0;
  for (let pass = 0; pass < maximumPasses; pass += 1) {
    faults = 0;
    for (const index of order) {
      const others = [...chosen].filter(([other]) => other !== index).map(([, label]) => label);
      const [best] = (choices[index] ?? [])
        .map((choice) => ({
          ...choice,
          faults: choice.faults + others.filter((other) => overlap(choice.label, other)).length * 5,
        }))
        .toSorted((one, other) => one.faults - other.faults || one.rank - other.rank);
      if (!best) throw new Error('A label has no candidate position.');
      chosen.set(index, best.label);
      if (best.faults > 0) faults += 1;
    }
    if (faults === 0) break;
  }
  return { labels: names.flatMap((_, index) => chosen.get(index) ?? []), faults };
};

/** Map units between candidate positions of a road number. */
const stride = 12;

/** Undefined if there is no room. Prefers straight sections, because a number that covers a bend looks misplaced. */
export const placeOnRoad = (
  segments: readonly Segment[],
  { width, height }: Size,
  frame: Box,
  taken: readonly Box[],
  others: readonly Segment[],
): Box | undefined => {
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  return segments
    .flatMap(([from, to]) => {
      const steps = Math.floor(distance(from, to) / stride);
      return Array.from({ length: steps + 1 }, (_, step) => {
        const { x, y } = between(from, to, (step + 0.5) / (steps + 1));
        const toBend = Math.min(distance({ x, y }, from), distance({ x, y }, to));
        return { x: Math.round(x), y: Math.round(y), hidesBend: toBend < width };
      });
    })
    .toSorted(
      (one, other) =>
        Number(one.hidesBend) - Number(other.hidesBend) || distance(one, middle) - distance(other, middle),
    )
    .map((point) => around(point, width, height))
    .find(
      (box) =>
        inside(box, frame) &&
        !taken.some((other) => overlap(other, box)) &&
        !others.some((segment) => crosses(segment, box)),
    );
};
