import { distanceBetween } from './town-distance.ts';

const birmingham = { latitude: 52.48, longitude: -1.9 };

test.each([
  [{ latitude: 52.585, longitude: -1.983 }, 8, 'north-west'],
  [{ latitude: 52.48, longitude: -1.5 }, 17, 'east'],
  [{ latitude: 52.0, longitude: -1.9 }, 33, 'south'],
  [{ latitude: 52.475, longitude: -1.9 }, 1, 'south'],
])('%j is %i miles %s of the central place', (to, miles, direction) => {
  expect(distanceBetween(birmingham, to)).toEqual({ miles, direction });
});
