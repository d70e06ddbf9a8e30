import { company } from '@/content/company.ts';
import { phoneUrl } from '@/content/format/parse-phone.ts';
import { towns } from '@/content/towns/index.ts';
import { townSignText } from '@/content/towns/town.ts';
import { officeNear } from '@/lib/company/offices.ts';
import type { Coordinates } from '@/lib/towns/map-projection.ts';
import { neighboursOf } from '@/lib/towns/neighbours.ts';
import { attributesOf, missingElements, pageAt, textIn } from './built-site.ts';

/** Haversine distance. The site uses a simpler formula. */
const milesBetween = (from: Coordinates, to: Coordinates) => {
  const [fromLatitude, toLatitude, turn] = [from.latitude, to.latitude, to.longitude - from.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord = half(toLatitude - fromLatitude) + Math.cos(fromLatitude) * Math.cos(toLatitude) * half(turn);
  return 2 * 3958.8 * Math.asin(Math.sqrt(chord));
};

const townPages = towns.entries.map((town) => [town.path, town] as const);

test.each(townPages)(
  '%s shows only the phone number and email address of the nearest office',
  (path, town) => {
    const { document } = pageAt(path);
    const { phone, email } = officeNear(town);
    expect(textIn(document.querySelector('main'))).toContain(phone);
    expect(missingElements(document, `main a[href="mailto:${email}"]`, 'main a[href^="/contact"]')).toEqual(
      [],
    );
    const phoneLinks = new Set(attributesOf(document, 'main a[href^="tel:"]', 'href'));
    if (company.outOfHoursPhone !== null) phoneLinks.delete(phoneUrl(company.outOfHoursPhone));
    expect(phoneLinks).toEqual(new Set([phoneUrl(phone)]));
  },
);

test.each(townPages)('the sign of %s lists its neighbours by distance', (path, town) => {
  const sign = pageAt(path).document.querySelector('.town-sign')!;
  expect(textIn(sign.querySelector('h1'))).toBe(town.heading);
  expect(textIn(sign).startsWith(town.heading)).toBe(true);
  const neighbours = new Map(
    neighboursOf(town).map((neighbour) => [neighbour.name, milesBetween(town, neighbour)]),
  );
  const neighboursOnSign = attributesOf(sign, 'li a[href^="/locations/"]', 'aria-label').map((label) => {
    const [, name = '', miles = ''] = /^(.+) (\d+) \D+$/.exec(label) ?? [];
    return { name, miles: Number(miles) };
  });
  expect(neighboursOnSign.map(({ name }) => name).toSorted()).toEqual([...neighbours.keys()].toSorted());
  for (const { name, miles } of neighboursOnSign)
    expect([name, Math.abs(miles - (neighbours.get(name) ?? 0)) <= 1]).toEqual([name, true]);
  const ascending = neighboursOnSign.map(({ miles }) => miles).toSorted((one, other) => one - other);
  expect(neighboursOnSign.map(({ miles }) => miles)).toEqual(ascending);
  if (neighboursOnSign.length > 0) expect(textIn(sign)).toContain(townSignText.miles(town.name));
});
