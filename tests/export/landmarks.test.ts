import { company } from '@/content/company';
import { locations } from '@/content/locations';
import { townSignWords } from '@/content/pages/locations';
import { channels } from '@/lib/site/channels';
import { routeOf } from '@/lib/site/routes';
import { distanceBetween } from '@/lib/site/town-distance';
import { pageAt, testedPages, textIn } from './built-site';

// What a screen reader says of a page, in its order.

const numbers = [...company.offices.map(({ phone }) => phone), ...channels.map(({ printed }) => printed)];

/** NodeFilter.SHOW_TEXT, which has no global name outside a browser. */
const showText = 4;

test.each(testedPages.map(({ path, document }) => [path, document] as const))(
  '%s keeps every phone number on one line, and each in one link',
  (_path, document) => {
    const texts = document.createTreeWalker(document.body, showText);
    const breakable: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (
        numbers.some((number) => text?.textContent?.includes(number)) &&
        !text.parentElement?.closest('.tel, .letterhead, script')
      )
        breakable.push(text.textContent ?? '');
    expect(breakable).toEqual([]);
    const split = [...document.querySelectorAll('main a[href^="tel:"]')].filter(
      ({ childNodes }) => childNodes.length > 1,
    );
    expect(split.map(textIn)).toEqual([]);
  },
);

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
