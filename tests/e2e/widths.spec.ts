import type { Page } from '@playwright/test';
import { registrationForm } from '@/content/forms/registration.ts';
import { allPages } from '@/lib/pages/pages.ts';
import { examplePages } from '@/scripts/develop/shared/example-pages.ts';
import { brokenWords } from '../helpers/broken-words.ts';
import { byLevel } from '../helpers/test-level.ts';
import { tooWide } from '../helpers/too-wide.ts';
import { tooLow, tooWideElements } from './accessibility.ts';
import { errorSummary, expect, siteAt, submit, test } from './fixtures.ts';
import { open } from './form-page.ts';

const everyPath = allPages.map(({ path }) => path);

// Only the full check tests all pages, because each page is tested at hundreds of widths.
for (const path of byLevel([examplePages.machine, examplePages.registration], everyPath))
  test(`${path} fits every width with text sizes of 100, 150 and 200%`, async ({ page }) => {
    expect(await tooWide(page, siteAt('site') + path, [100, 150, 200])).toEqual([]);
  });

// Takes more than five seconds, because it loads seven pages twice and lays each out at 13 widths.
test('no word in a heading, sign, button, link or label breaks', async ({ page }) => {
  test.setTimeout(test.info().timeout * byLevel(1, 5));
  for (const path of byLevel(Object.values(examplePages), everyPath))
    expect.soft(await brokenWords(page, siteAt('site') + path, byLevel([200], [100, 200]))).toEqual([]);
});

test.describe('in a phone-sized window', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('buttons are at least 44 px high', async ({ page }) => {
    for (const path of byLevel(
      [examplePages.home, examplePages.machine, examplePages.registration],
      everyPath,
    )) {
      await page.goto(path);
      expect.soft(await tooLow(page.locator('button, .button, .call-bar-link, summary')), path).toEqual([]);
    }
  });
});

const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

// May take more than five seconds, because the browser scrolls to every link for each window and size of text. `npm test`
// does so with the smallest and the largest text on the smallest phone, a tablet and a desktop.
const focusedSizes: readonly number[] = byLevel([100, 200], [100, 150, 175, 200]);
const focusedWidths: readonly number[] = byLevel([320, 768, 1440], [320, 390, 768, 1024, 1280, 1440]);

test('with large text, the header and the call bar leave room for the content', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const size of [100, 150, 175, 200]) {
      await setTextSize(page, size);
      const { coveredHeight, hiddenLinks, isCut } = await page.evaluate(
        (links) => {
          scrollTo(0, 0);
          const [header, bar] = ['header', '.call-bar'].map((part) => document.querySelector(part));
          if (!header || !bar) throw new Error('The header or the bar is missing.');
          const atFoot = bar.getBoundingClientRect();
          const isAcross = atFoot.width === document.documentElement.clientWidth && atFoot.top < innerHeight;
          const coveredLinks = [...document.querySelectorAll<HTMLElement>(links)].filter((link) => {
            link.focus();
            const [over, under] = [bar.getBoundingClientRect(), link.getBoundingClientRect()];
            return bar.checkVisibility() && under.right > over.left + 1 && under.bottom > over.top + 1;
          });
          const number = document.createRange();
          number.selectNodeContents(bar.querySelector('a') ?? bar);
          const [text, box] = [number.getBoundingClientRect(), bar.getBoundingClientRect()];
          return {
            isCut: text.left < box.left || text.right > box.right,
            coveredHeight: header.getBoundingClientRect().height + (isAcross ? atFoot.height : 0),
            hiddenLinks: coveredLinks.map(({ textContent }) => textContent),
          };
        },
        focusedSizes.includes(size) && focusedWidths.includes(width) ? 'main a' : ':not(*)',
      );
      const at = `at ${width} by ${height} and ${size}%`;
      // Allow one pixel for rounding.
      expect.soft(coveredHeight, `header and bar ${at}`).toBeLessThanOrEqual(height / 3 + 1);
      expect.soft(hiddenLinks, at).toEqual([]);
      expect.soft(isCut, `the number leaves the call bar ${at}`).toBe(false);
    }
  }
});

test('form errors fit the narrowest window with text at 200%', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, registrationForm);
  await setTextSize(page, 200);
  await submit(page).click();
  await expect(errorSummary(page)).toBeVisible();
  expect(await tooWideElements(page)).toEqual([]);
});
