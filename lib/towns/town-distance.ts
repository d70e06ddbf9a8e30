import type { Coordinates } from './map-projection.ts';

const earthRadiusInMiles = 3959;

/** Clockwise from north. */
const compassPoints = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

export type CompassPoint = (typeof compassPoints)[number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Straight-line distance in whole miles (at least 1), and the compass direction from the first place to the second.
 */
export const distanceBetween = (
  from: Coordinates,
  to: Coordinates,
): { readonly miles: number; readonly direction: CompassPoint } => {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude) * Math.cos(radians((from.latitude + to.latitude) / 2));
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return {
    miles: Math.max(Math.round(earthRadiusInMiles * Math.hypot(north, east)), 1),
    direction: compassPoints[(eighths + compassPoints.length) % compassPoints.length] ?? 'north',
  };
};
