import { company, type Office } from '@/content/company.ts';
import { towns } from '@/content/towns/index.ts';
import type { Coordinates } from '@/lib/towns/map-projection.ts';
import { distanceBetween } from '@/lib/towns/town-distance.ts';

/** If true, pages must state which office a phone number belongs to. */
export const hasSeveralOffices = company.offices.length > 1;

const placeOf = ({ town, place }: Office): Coordinates => {
  const position = place ?? towns.entries.find(({ name }) => name === town);
  if (position) return position;
  throw new Error(
    `content/company.ts: the office in ${town} needs its position, because content/towns has no ${town}. Add it to the office, like this: place: { latitude: 52.95, longitude: -1.15 },`,
  );
};

/**
 * If several offices are equally near, returns the first in the list. Throws if one of several offices has no
 * coordinates.
 */
export const officeNear = (
  town: Coordinates,
  offices: readonly [Office, ...Office[]] = company.offices,
): Office => {
  const [first, ...others] = offices;
  if (others.length === 0) return first;
  const milesTo = (office: Office) => distanceBetween(placeOf(office), town).miles;
  return others.reduce((nearest, office) => (milesTo(office) < milesTo(nearest) ? office : nearest), first);
};

export const addressText = ({ address, town }: Office) =>
  address && `${address.street}, ${town} ${address.postcode}`;
