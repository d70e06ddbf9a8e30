import { company, type Office } from '@/content/company';
import { locations } from '@/content/locations';
import type { Place } from './map-projection';
import { distanceBetween } from './town-distance';

/** Whether pages have to say which office a number is. */
export const hasOffices = company.offices.length > 1;

const placeOf = ({ town, place }: Office): Place => {
  const found = place ?? locations.entries.find(({ name }) => name === town);
  if (found) return found;
  throw new Error(
    `content/company.ts: content/locations has no ${town}. Give that office its place: { latitude: 52.95, longitude: -1.15 }.`,
  );
};

/** The office nearest to a town, and the earlier of two as near. Throws for an office that is nowhere, if there is another. */
export const officeNear = (
  town: Place,
  offices: readonly [Office, ...Office[]] = company.offices,
): Office => {
  const [first, ...others] = offices;
  if (others.length === 0) return first;
  const milesTo = (office: Office) => distanceBetween(placeOf(office), town).miles;
  return others.reduce((nearest, office) => (milesTo(office) < milesTo(nearest) ? office : nearest), first);
};

/** An office's address as printed, in one line. */
export const addressText = ({ address, town }: Office) =>
  address && `${address.street}, ${town} ${address.postcode}`;
