import { company } from '@/content/company';
import { locations } from '@/content/locations';
import { services } from '@/content/services';
import { officeNear } from '@/lib/site/offices';
import { phoneUrl } from '@/lib/site/phone';
import { routes } from '@/lib/site/routes';
import { pageAt, testedPages, textIn } from './built-site';

const titleOf = (path: string) => pageAt(path).document.title;
const metaOf = (path: string, name: string) =>
  pageAt(path).document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';

test('exactly the pages of the route table are built', () => {
  expect(testedPages.map(({ path }) => path).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
});

test('every title and every description is its own', () => {
  const titles = testedPages.map(({ path }) => titleOf(path));
  const descriptions = testedPages.map(({ path }) => metaOf(path, 'description'));
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test.each(routes)(
  '$path has the title of its route, and a description, neither too long for search',
  (route) => {
    const suffix = ` | ${company.shortName}`;
    const title = titleOf(route.path);
    expect(title).toBe(route.title + suffix);
    for (const [text, most] of [
      [route.title, 50],
      [metaOf(route.path, 'description'), 155],
    ] as const) {
      expect(text).not.toBe('');
      // The whole text, so that a failure says which.
      expect(text.slice(0, most)).toBe(text);
    }
  },
);

test.each(services.entries)('$path calls to action and rings the company', ({ path }) => {
  const main = pageAt(path).document.querySelector('main');
  expect(main?.querySelector('a[href^="/contact"]')).not.toBeNull();
  expect(main?.querySelector('a[href^="tel:"]')).not.toBeNull();
});

test.each(locations.entries.map((town) => [town.path, town] as const))(
  '%s calls to action with the phone and e-mail of the nearest office, and rings no other',
  (path, town) => {
    const main = pageAt(path).document.querySelector('main');
    const { phone, email } = officeNear(town);
    expect(textIn(main)).toContain(phone);
    expect(main?.querySelector(`a[href="mailto:${email}"]`)).not.toBeNull();
    const rung = [...(main?.querySelectorAll('a[href^="tel:"]') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    expect(new Set(rung)).toEqual(new Set([phoneUrl(phone)]));
    expect(main?.querySelector('a[href^="/contact"]')).not.toBeNull();
  },
);
