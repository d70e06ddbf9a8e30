import type { Office } from '@/content/company.ts';
import { towns } from '@/content/towns/index.ts';
import { officeNear } from './offices.ts';

const [home, ...others] = towns.entries;
const office = (town: string, rest: Partial<Office> = {}): Office => ({
  town,
  phone: '0121 496 0000',
  email: '',
  hours: [],
  address: null,
  ...rest,
});

test('an office in one of several towns is used for that town only', () => {
  for (const town of others) {
    const offices = [office(home?.name ?? ''), office(town.name)] as const;
    expect(officeNear(town, offices).town).toBe(town.name);
    expect(officeNear(home ?? town, offices).town).toBe(home?.name);
  }
});

test('an office in an unlisted town uses its own coordinates, and throws without them', () => {
  const there = { latitude: 53.48, longitude: -2.24 };
  const nearest = (rest: Partial<Office>) =>
    officeNear(there, [office(home?.name ?? ''), office('Nowhere', rest)]);
  expect(nearest({ place: there }).town).toBe('Nowhere');
  expect(() => nearest({})).toThrow('content/towns has no Nowhere');
});
