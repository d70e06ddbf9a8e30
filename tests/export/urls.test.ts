import { siteUrl } from '@/lib/company/site-url.ts';
import { attributesOf, faultsIn, testedPages, textIn } from './built-site.ts';

const digitsOf = (text: string) => text.replace('(0)', '').replace(/\D/g, '');

// Compute each link from the printed number here, because the site's own function would hide its own errors.
test('every link that shows a phone number calls that number', () => {
  expect(
    faultsIn(testedPages, ({ document }) =>
      [...document.querySelectorAll('a[href^="tel:"]')].flatMap((link) => {
        const href = link.getAttribute('href') ?? '';
        const [printedNumber] = /[+\d][\d ()-]{8,}\d/.exec(textIn(link)) ?? [];
        if (printedNumber === undefined) return [];
        const digits = digitsOf(printedNumber);
        const calledDigits = digitsOf(href);
        const international = printedNumber.startsWith('+') ? digits : `44${digits.slice(1)}`;
        return calledDigits === international || calledDigits === digits
          ? []
          : [`${href} prints ${printedNumber}`];
      }),
    ),
  ).toEqual([]);
});

test('the canonical URL and og:url of a page are its own URL', () => {
  expect(
    faultsIn(testedPages, ({ path, document }) => {
      const urls = [
        ...attributesOf(document, 'link[rel="canonical"]', 'href'),
        ...attributesOf(document, 'meta[property="og:url"]', 'content'),
      ];
      return urls.length === 2
        ? urls.filter((url) => new URL(url).href !== siteUrl() + path)
        : [`${urls.length} URLs`];
    }),
  ).toEqual([]);
});
