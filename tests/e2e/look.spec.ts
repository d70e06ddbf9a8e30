import { company } from '@/content/company';
import { registrationForm } from '@/content/forms/registration';
import { sheetPath, sheets } from '@/lib/site/sheets';
import { pageKinds } from '@/scripts/page-kinds';
import { bySize } from '../size';
import { chooseFiles, expect, holdBack, test } from './fixtures';
import { open } from './form-page';

declare global {
  interface Window {
    /** Sum of the layout shifts since the page began. */
    shifted?: number;
  }
}

const { service, location: town, resource: guide } = pageKinds;

for (const path of [service, town, guide])
  test(`on paper ${path} has a letterhead in place of navigation and calls`, async ({ page }) => {
    await page.goto(path);
    const letterhead = page.locator('.letterhead');
    await expect(letterhead).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(letterhead).toBeVisible();
    for (const words of [company.name, company.phone, path]) await expect(letterhead).toContainText(words);
    await expect(
      page.locator('header, footer, nav, aside, .call-bar, .button').filter({ visible: true }),
    ).toHaveCount(0);
  });

test('on paper what is folded is open', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/hire-operators');
  await expect(page.locator('.card-more dd').first()).toBeVisible();
  await expect(page.locator('.folded > :last-child').first()).toBeVisible();
});

test('every sheet prints on one page of A4', async ({ page }) => {
  for (const path of bySize(sheets.slice(0, 4), sheets).map(sheetPath)) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
});

// That no page moves is tried in tests/export/every-page.test.ts; the notices bring a style sheet of their own.
test('a notice does not move where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, registrationForm);
  await chooseFiles(page, 'card.pdf');
  const notice = page.locator('.notice-default');
  await expect(notice).toHaveCSS('transition-property', 'none');
  await expect(notice).toHaveCSS('animation-name', 'none');
});

for (const [path, width, height] of [
  ['/', 390, 844],
  [service, 390, 844],
  [town, 1440, 900],
] as const)
  test(`nothing moves on ${path} at ${width} px when the display face arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const release = await holdBack(page, '**/*.woff2');
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifted = (window.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    release();
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => /Display\W?$/.test(family) && status === 'loaded'),
    );
    // The frame that lays the page out with the face, the one that reports it, and the report itself.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => requestIdleCallback(() => resolve(undefined))),
          );
        }),
    );
    // Words beside each other in the header move sideways by a few pixels. A line that moved would count for more.
    expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.001);
  });
