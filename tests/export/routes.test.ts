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

test.each(testedPages.map(({ path }) => path))(
  '%s has a title, a description, one h1 and a language',
  (path) => {
    const { document } = pageAt(path);
    expect(document.documentElement.lang).toBe('en-GB');
    const suffix = ` | ${company.shortName}`;
    expect(titleOf(path).slice(-suffix.length)).toBe(suffix);
    const texts = [
      ['title', titleOf(path).slice(0, -suffix.length), 50],
      ['description', metaOf(path, 'description'), 155],
    ] as const;
    for (const [name, text, most] of texts) {
      expect(`${name}: ${text}`).not.toBe(`${name}: `);
      const tooLong =
        text.length > most ? `the ${name} “${text}” has ${text.length} characters of ${most}` : '';
      expect(tooLong).toBe('');
    }
    expect([...document.querySelectorAll('h1')].map(textIn)).toEqual([expect.stringMatching(/\S/)]);
  },
);

test('headings never skip a level', () => {
  const skipping = testedPages.filter(({ document }) => {
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    return levels.some((level, index) => level - (levels[index - 1] ?? 0) > 1);
  });
  expect(skipping.map(({ path }) => path)).toEqual([]);
});

test('every title is that of the route', () => {
  for (const { path, title } of routes) expect(titleOf(path)).toBe(`${title} | ${company.shortName}`);
});

test.each([
  ...services.entries.map(({ slug }) => `/services/${slug}`),
  ...locations.entries.map(({ slug }) => `/locations/${slug}`),
])('%s calls to action and rings the company', (path) => {
  const main = pageAt(path).document.querySelector('main');
  expect(main?.querySelector('a[href^="/contact"]')).not.toBeNull();
  expect(main?.querySelector('a[href^="tel:"]')).not.toBeNull();
});

test.each(locations.entries.map((town) => [town.path, town] as const))(
  '%s shows phone and e-mail of the nearest office in its text, and rings no other',
  (path, town) => {
    const main = pageAt(path).document.querySelector('main');
    const { phone, email } = officeNear(town);
    expect(textIn(main)).toContain(phone);
    expect(main?.querySelector(`a[href="mailto:${email}"]`)).not.toBeNull();
    const rung = [...(main?.querySelectorAll('a[href^="tel:"]') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    expect(new Set(rung)).toEqual(new Set([phoneUrl(phone)]));
  },
);
