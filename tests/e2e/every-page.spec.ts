import { slugs } from '@/content/slugs';
import { routes } from '@/lib/site/routes';
import { findingsAtWidth } from './accessibility';
import { expect, test } from './fixtures';
import { policyViolations, watchPolicy } from './violations';

const missing = '/no-such-page';
const paths = [...routes.map(({ path }) => path), missing];

/** A small laptop at 400% zoom, the narrowest phone, a usual one, a desktop. */
const windows = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const families = Object.keys(slugs).map((family) => `/${family}/`);
const groups = {
  ...Object.fromEntries(families.map((family) => [family, paths.filter((path) => path.startsWith(family))])),
  others: paths.filter((path) => !families.some((family) => path.startsWith(family))),
};

for (const [group, members] of Object.entries(groups))
  test(`the pages of ${group} fit every width, keep to their policy and log no error`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await watchPolicy(page);
    for (const path of members) {
      await page.goto(path);
      for (const size of windows) {
        await page.setViewportSize(size);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `pixels too wide: ${path} at ${size.width} by ${size.height}`).toBe(0);
      }
      expect.soft(await policyViolations(page), path).toEqual([]);
      // The browser logs the status of the page itself.
      const unexpected = errors.splice(0).filter((error) => path !== missing || !error.includes('404'));
      expect.soft(unexpected, path).toEqual([]);
    }
  });

/** One page of each kind: lists, entries of each family, running text, questions, forms, and the page for a wrong address. */
const kinds = new Set<string>([
  '/',
  '/services',
  '/faq',
  '/contact',
  '/operator-registration',
  missing,
  ...families.flatMap((family) => paths.find((path) => path.startsWith(family)) ?? []),
]);

for (const path of paths)
  test(
    `axe finds nothing on ${path}, on a desktop and on a phone`,
    { tag: kinds.has(path) ? [] : ['@full'] },
    async ({ page }) => {
      await page.goto(path);
      for (const width of [1280, 390]) expect(await findingsAtWidth(page, width), `${width} px`).toEqual([]);
    },
  );
