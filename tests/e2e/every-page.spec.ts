import { slugs } from '@/content/slugs';
import { routes } from '@/lib/site/routes';
import { accessibilityFindings } from './accessibility';
import { expect, test } from './fixtures';
import { policyViolations, watchPolicy } from './violations';

const missing = '/no-such-page';
const paths = [...routes.map(({ path }) => path), missing];

const widths = [320, 390, 1280];

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
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `pixels too wide: ${path} at ${width}`).toBe(0);
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
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        // The bar at the foot of a phone covers what is behind it. In a window as high as the page it covers nothing,
        // as for a visitor who has scrolled.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height });
        expect(await accessibilityFindings(page), `at ${width} px`).toEqual([]);
      }
    },
  );
