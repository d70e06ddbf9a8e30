import type { Place } from './map-projection';

const earthRadiusInMiles = 3959;

const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far one place is from another in a straight line, and which way: `8 miles north-west`. */
export const distanceWords = (from: Place, to: Place) => {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude) * Math.cos(radians((from.latitude + to.latitude) / 2));
  const miles = Math.max(Math.round(earthRadiusInMiles * Math.hypot(north, east)), 1);
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return `${miles} ${miles === 1 ? 'mile' : 'miles'} ${winds[(eighths + winds.length) % winds.length]}`;
};
