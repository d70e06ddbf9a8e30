import { company } from '@/content/company';
import { locations } from '@/content/locations';
import { townSignWords } from '@/content/pages/locations';
import { officeNear } from '@/lib/company/offices';
import { phoneUrl } from '@/lib/company/phone';
import { routeOf } from '@/lib/site/routes';
import { distanceBetween } from '@/lib/towns/town-distance';
import { attributesOf, missing, pageAt, textIn } from './built-site';

const towns = locations.entries.map((town) => [town.path, town] as const);

test.each(towns)('%s shows only the phone number and e-mail address of the nearest office', (path, town) => {
  const { document } = pageAt(path);
  const { phone, email } = officeNear(town);
  expect(textIn(document.querySelector('main'))).toContain(phone);
  expect(missing(document, `main a[href="mailto:${email}"]`, 'main a[href^="/contact"]')).toEqual([]);
  const called = new Set(attributesOf(document, 'main a[href^="tel:"]', 'href'));
  if (company.outOfHoursPhone !== null) called.delete(phoneUrl(company.outOfHoursPhone));
  expect(called).toEqual(new Set([phoneUrl(phone)]));
});

test.each(towns)('the sign of %s lists its neighbours by distance', (path, town) => {
  const sign = pageAt(path).document.querySelector('.town-sign')!;
  const { title } = routeOf(path);
  expect(textIn(sign.querySelector('h1'))).toBe(title);
  expect(textIn(sign).startsWith(title)).toBe(true);
  const neighbours = (town.related.locations ?? [])
    .map((slug) => ({ name: locations.get(slug).name, ...distanceBetween(town, locations.get(slug)) }))
    .sort((one, other) => one.miles - other.miles)
    .map(({ name, miles, direction }) => `${name} ${miles} ${townSignWords.away(miles, direction)}`);
  expect(attributesOf(sign, 'li a[href^="/locations/"]', 'aria-label')).toEqual(neighbours);
  if (neighbours.length > 0) expect(textIn(sign)).toContain(townSignWords.miles(town.name));
});
