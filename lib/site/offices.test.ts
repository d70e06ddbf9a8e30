import type { Office } from '@/content/company';
import { locations } from '@/content/locations';
import { officeNear } from './offices';

const [home, ...towns] = locations.entries;
const office = (town: string, rest: Partial<Office> = {}): Office => ({
  town,
  phone: '0121 496 0000',
  email: '',
  hours: [],
  address: null,
  ...rest,
});

test('the one office is near every town, wherever it is', () => {
  for (const town of locations.entries) expect(officeNear(town, [office('Nowhere')]).town).toBe('Nowhere');
});

test.each(towns.map((town) => [town.name, town] as const))(
  'an office in %s is the nearest to it, and the other to its own town',
  (name, town) => {
    const offices = [office(home?.name ?? ''), office(name)] as const;
    expect(officeNear(town, offices).town).toBe(name);
    expect(officeNear({ latitude: home?.latitude ?? 0, longitude: home?.longitude ?? 0 }, offices).town).toBe(
      home?.name,
    );
  },
);

test('a town without a page is where the office says, and stops the build where it says nothing', () => {
  const there = { latitude: 53.48, longitude: -2.24 };
  const nearest = (rest: Partial<Office>) =>
    officeNear(there, [office(home?.name ?? ''), office('Nowhere', rest)]);
  expect(nearest({ place: there }).town).toBe('Nowhere');
  expect(() => nearest({})).toThrow('content/locations has no Nowhere');
});
