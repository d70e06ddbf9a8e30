import { bareCategory } from '@/content/categories';
import { company } from '@/content/company';
import { locations } from '@/content/locations';
import { townSignWords } from '@/content/pages/locations';
import { services } from '@/content/services';
import { channels } from '@/lib/site/channels';
import { routeOf } from '@/lib/site/routes';
import { distanceBetween } from '@/lib/site/town-distance';
import { pageAt, testedPages, textIn } from './built-site';

// What a screen reader says of a page, in its order.

const numbers = [...company.offices.map(({ phone }) => phone), ...channels.map(({ printed }) => printed)];

/** NodeFilter.SHOW_TEXT, which has no global name outside a browser. */
const showText = 4;

const landmarks = 'nav, aside, form, section, [role=region], [role=navigation]';

const nameOf = (element: Element) => {
  const labelledBy = element.getAttribute('aria-labelledby');
  return labelledBy
    ? element.ownerDocument.getElementById(labelledBy)?.textContent
    : element.getAttribute('aria-label');
};

describe.each(testedPages.map(({ path, document }) => [path, document] as const))('%s', (_path, document) => {
  test('gives no two landmarks the same name, and every navigation one', () => {
    const named = Array.from(document.querySelectorAll(landmarks), nameOf).filter(Boolean);
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
    expect([...document.querySelectorAll('nav')].filter((nav) => !nameOf(nav))).toEqual([]);
  });

  test('keeps every phone number on one line, and each in one link', () => {
    const texts = document.createTreeWalker(document.body, showText);
    const breakable: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      const words = text.textContent ?? '';
      if (!numbers.some((number) => words.includes(number))) continue;
      if (!parentElement?.closest('.tel, .letterhead, script')) breakable.push(words);
    }
    expect(breakable).toEqual([]);
    const split = [...document.querySelectorAll('main a[href^="tel:"]')].filter(
      ({ childNodes }) => childNodes.length > 1,
    );
    expect(split.map(textIn)).toEqual([]);
  });
});

test('a town says what it is first, then each neighbour with its distance', () => {
  for (const town of locations.entries) {
    const sign = pageAt(town.path).document.querySelector('.town-sign');
    const [title, miles] = [routeOf(town.path).title, townSignWords.miles(town.name)];
    expect(textIn(sign?.querySelector('h1') ?? null)).toBe(title);
    expect(textIn(sign)).toMatch(new RegExp(`^${title}[^]*${miles}`));
    const said = [...(sign?.querySelectorAll('li a[href^="/locations/"]') ?? [])].map((link) =>
      link.getAttribute('aria-label'),
    );
    const neighbours = (town.related.locations ?? []).map((slug) => {
      const { miles: far, direction } = distanceBetween(town, locations.get(slug));
      return `${locations.get(slug).name} ${far} ${townSignWords.away(far, direction)}`;
    });
    expect(said).toEqual(neighbours);
  }
});

test('a machine’s card says each category once', () => {
  for (const { path, categories } of services.entries) {
    const card = pageAt(path).document.querySelector('.plate:has(dd strong)');
    const said = Array.from(card?.querySelectorAll('dd strong') ?? [], textIn);
    expect(said).toEqual([...categories.cpcs, ...categories.npors].map((code) => bareCategory(code)));
  }
});

test('the scale of a drawing is for the eye', () => {
  expect(pageAt('/').document.querySelector('.fleet-caption .scale-bar[aria-hidden="true"]')).not.toBeNull();
});
