import { mainOffice } from '@/content/company.ts';
import { formatPhone } from '@/content/format/format-phone.ts';
import { examplePages } from '@/scripts/develop/shared/example-pages.ts';
import { keptPages } from '../helpers/kept-pages.ts';
import { byLevel } from '../helpers/test-level.ts';
import { expect, test } from './fixtures.ts';

const { machine, town, guide } = examplePages;

/** `npm test` only uses a desktop, a phone in landscape and a phone in portrait. */
const windows = [
  [1440, 900],
  [844, 390],
  [390, 844],
  ...byLevel([], [[1280, 900] as const, [1024, 600] as const, [768, 1024] as const, [667, 375] as const]),
] as const;

for (const path of [
  '/',
  machine,
  '/hire-operators',
  ...byLevel([], [town, guide, '/services', ...keptPages('/why-choose-us', '/faq')]),
])
  test(`the phone number is in view on every screen of ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const without = await page.evaluate(async () => {
        // Stop at the related links and the call to action, because it contains the number.
        const last = document.querySelector('main > :is(aside, section:last-child)')!;
        scrollTo(0, 0);
        const end = last.getBoundingClientRect().top;
        const isInView = (link: Element) => {
          const { left, top, bottom, width: linkWidth } = link.getBoundingClientRect();
          if (!link.checkVisibility() || linkWidth === 0 || top < 0 || bottom > innerHeight) return false;
          return link.contains(document.elementFromPoint(left + linkWidth / 2, (top + bottom) / 2));
        };
        const screens: number[] = [];
        for (let top = 0; top < end - innerHeight; top += innerHeight) {
          scrollTo(0, top);
          // Wait for the next frame, in which the bar changes, but not indefinitely: a busy browser may skip frames.
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
            setTimeout(resolve, 1000);
          });
          if (![...document.querySelectorAll('a[href^="tel:"]')].some(isInView)) screens.push(top);
        }
        return screens;
      });
      expect(without, `at ${width} by ${height}, from the top`).toEqual([]);
    }
  });

for (const [width, height, part] of [
  [1440, 900, 'corner'],
  [390, 844, 'bar'],
] as const)
  test(`the number in the ${part} appears only when no other is in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(machine);
    const bar = page.locator('.call-bar');
    const number = bar.getByRole('link', { name: formatPhone(mainOffice.phone) }).filter({ visible: true });
    await expect(bar).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, innerHeight));
    await expect(number).toBeInViewport({ ratio: 1 });
    const closing = page.getByRole('main').locator('section').last().locator('a[href^="tel:"]');
    await closing.scrollIntoViewIfNeeded();
    await closing.click({ trial: true });
    // The size of a small laptop's window at 400% zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(bar).toBeHidden();
  });
