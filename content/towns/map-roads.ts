/**
 * A road on the map: its number and the positions of its bends, `[degrees north, degrees east]`, accurate to 2 km. The
 * road either ends at another road that it meets, or continues beyond the map.
 */
type MapRoad = {
  readonly name: string;
  /** Hides the road on the small map of all towns for phones. */
  readonly minor?: boolean;
  readonly bends: readonly (readonly [latitude: number, longitude: number])[];
};

export const mapRoads: readonly MapRoad[] = [
  {
    name: 'M6',
    bends: [
      [53.1, -2.3],
      [52.97, -2.23],
      [52.83, -2.14],
      [52.76, -2.12],
      [52.69, -2.11],
      [52.66, -2.07],
      [52.59, -2.02],
      [52.555, -1.97],
      [52.55, -1.94],
      [52.51, -1.86],
      [52.51, -1.79],
      [52.46, -1.71],
      [52.46, -1.49],
      [52.44, -1.43],
      [52.41, -1.24],
      [52.4, -1.175],
    ],
  },
  {
    name: 'M1',
    bends: [
      [53.1, -1.3],
      [52.99, -1.23],
      [52.91, -1.3],
      [52.76, -1.29],
      [52.69, -1.29],
      [52.6, -1.2],
      [52.4, -1.175],
      [52.31, -1.15],
      [52.1, -0.95],
    ],
  },
  {
    name: 'M5',
    bends: [
      [52.555, -1.97],
      [52.52, -2],
      [52.49, -2.02],
      [52.46, -2.03],
      [52.37, -2.06],
      [52.3, -2.12],
      [52.22, -2.15],
      [52, -2.14],
    ],
  },
  {
    name: 'M42',
    bends: [
      [52.35, -2.06],
      [52.35, -2.03],
      [52.36, -1.95],
      [52.36, -1.8],
      [52.39, -1.79],
      [52.44, -1.72],
      [52.54, -1.73],
      [52.61, -1.64],
      [52.68, -1.57],
    ],
  },
  {
    name: 'M40',
    bends: [
      [52.36, -1.8],
      [52.33, -1.73],
      [52.25, -1.62],
      [52.19, -1.47],
      [52.05, -1.3],
    ],
  },
  {
    name: 'M54',
    bends: [
      [52.645, -2.06],
      [52.64, -2.13],
      [52.66, -2.27],
      [52.68, -2.39],
      [52.69, -2.56],
    ],
  },
  {
    name: 'M69',
    minor: true,
    bends: [
      [52.44, -1.43],
      [52.52, -1.36],
      [52.6, -1.2],
    ],
  },
  // Connects the M42 with the M1 at junction 23a.
  {
    name: 'A42',
    bends: [
      [52.68, -1.57],
      [52.7, -1.55],
      [52.74, -1.45],
      [52.82, -1.31],
    ],
  },
  // Extends the M54 beyond Shrewsbury.
  {
    name: 'A5',
    bends: [
      [52.69, -2.56],
      [52.695, -2.7],
      [52.72, -2.82],
      [52.85, -3.02],
    ],
  },
];
