import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { sheetPath, sheets } from '@/lib/site/sheets';
import { pageKinds } from '@/scripts/page-kinds';
import { bySize } from '../size';
import { expect, test } from './fixtures';

const { service, location: town, resource: guide } = pageKinds;
const kinds = [
  '/',
  service,
  town,
  guide,
  '/hire-operators',
  ...bySize([], ['/services', '/why-choose-us', '/faq']),
];

/** A wide window, a phone on its side and a phone do for `npm test`. */
const windows = [
  '1440x900',
  '844x390',
  '390x844',
  ...bySize([], ['1280x900', '1024x768', '1024x600', '768x1024', '667x375']),
].map((size) => size.split('x').map(Number));

const numbersInView = (page: Page) =>
  page.locator('a[href^="tel:"]').evaluateAll(
    (links) =>
      links.filter((link) => {
        const { left, top, bottom, width } = link.getBoundingClientRect();
        if (!link.checkVisibility() || width === 0 || top < 0 || bottom > innerHeight) return false;
        const inFront = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
        return link.contains(inFront);
      }).length,
  );

for (const [width = 0, height = 0] of windows)
  test(`the number is in view at every screen of a page at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of kinds) {
      await page.goto(path);
      const end = await page.evaluate(
        () =>
          // Related pages and the closing call, which has the number, are at the end.
          document.querySelector('main > :is(aside, section:last-child)')!.getBoundingClientRect().top,
      );
      for (let top = 0; top < end - height; top += height) {
        await page.evaluate((y) => scrollTo(0, y), top);
        expect(await numbersInView(page), `${path} at ${top}`).toBeGreaterThan(0);
      }
    }
  });

for (const [width, height, part] of [
  [1440, 900, 'corner'],
  [390, 844, 'bar'],
] as const)
  test(`the number in the ${part} waits for the one above to go, and is never over the closing call`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(town);
    const number = page
      .locator('.call-nav')
      .getByRole('link', { name: company.phone })
      .filter({ visible: true });
    await expect(page.locator('.call-nav')).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, innerHeight));
    await expect(number).toBeInViewport({ ratio: 1 });
    const closing = page.getByRole('main').locator('section').last().locator('a[href^="tel:"]');
    await closing.scrollIntoViewIfNeeded();
    await closing.click({ trial: true });
    // A small laptop at 400% zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(page.locator('.call-nav')).toBeHidden();
  });

test('every sheet prints on one page of A4', async ({ page }) => {
  for (const path of bySize(sheets.slice(0, 4), sheets).map(sheetPath)) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
});
