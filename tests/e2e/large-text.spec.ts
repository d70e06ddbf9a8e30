import type { Page } from '@playwright/test';
import { errorSummary, expect, field, isHydrated, submit, test } from './fixtures';
import { forms, personField } from './forms';

const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const)
  test(`at ${width} px and twice the size of text header and bar leave room and hide nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const size of [100, 150, 175, 200]) {
      await setTextSize(page, size);
      const { taken, hidden } = await page.evaluate(() => {
        scrollTo(0, 0);
        const [header, bar] = ['header', '.call-nav'].map((part) => document.querySelector(part));
        if (!header || !bar) throw new Error('The header or the bar is missing.');
        const atFoot = bar.getBoundingClientRect();
        const isAcross = atFoot.width === document.documentElement.clientWidth && atFoot.top < innerHeight;
        const covered = [...document.querySelectorAll<HTMLElement>('main a')].filter((link) => {
          link.focus();
          const [over, under] = [bar.getBoundingClientRect(), link.getBoundingClientRect()];
          return bar.checkVisibility() && under.right > over.left + 1 && under.bottom > over.top + 1;
        });
        return {
          taken: header.getBoundingClientRect().height + (isAcross ? atFoot.height : 0),
          hidden: covered.map(({ textContent }) => textContent),
        };
      });
      // A pixel for what is rounded.
      expect(taken, `header and bar at ${size}%`).toBeLessThanOrEqual(height / 3 + 1);
      expect(hidden, `at ${size}%`).toEqual([]);
    }
  });

test('at twice the size of text the errors of a form fit the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/operator-registration');
  await isHydrated(page);
  await setTextSize(page, 200);
  await field(page, personField(forms.registration)).fill('nobody');
  await submit(page).click();
  await expect(errorSummary(page)).toBeVisible();
  const root = page.locator('html');
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
