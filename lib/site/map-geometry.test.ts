import { crosses, type Segment } from './map-geometry';

const name = { x: 100, y: 100, width: 60, height: 20 };
const road = (x1: number, y1: number, x2: number, y2: number): Segment => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
];

test.each([
  ['along it', road(0, 110, 200, 110), true],
  ['across its corners', road(90, 90, 170, 130), true],
  ['past it', road(0, 80, 200, 80), false],
  ['towards it and ends before it', road(0, 110, 50, 110), false],
])('a road that runs %s', (_way, segment, meets) => {
  expect(crosses(segment, name)).toBe(meets);
});
