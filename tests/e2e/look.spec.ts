import { company } from '@/content/company';
import { pageKinds } from '@/scripts/page-kinds';
import { expect, fileField, holdBack, test } from './fixtures';

declare global {
  interface Window {
    /** Sum of the layout shifts since the page began. */
    shifted?: number;
  }
}

const { service, location: town, resource: guide } = pageKinds;

test.describe('on paper', () => {
  for (const path of [service, town, guide])
    test(`${path} has a letterhead in place of navigation and calls`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('.letterhead')).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.letterhead')).toBeVisible();
      for (const words of [company.name, company.phone, path])
        await expect(page.locator('.letterhead')).toContainText(words);
      for (const away of ['header', 'footer', 'nav', 'aside', '.call-bar', '.button'])
        await expect(page.locator(away).filter({ visible: true })).toHaveCount(0);
    });

  test('boxes have an edge, white numbers their dark ground, and what is folded is open', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(service);
    expect(
      await page
        .locator('.tick')
        .first()
        .evaluate((box) => getComputedStyle(box, '::before').borderTopWidth),
    ).not.toBe('0px');
    await page.goto('/');
    await expect(page.locator('main summary').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('.profile-more dd').first()).toBeVisible();
    await expect(page.locator('.process-mark > :first-child').first()).toHaveCSS(
      'print-color-adjust',
      'exact',
    );
  });
});

// That no page moves is tried in tests/export/every-page.test.ts; the notices bring a style sheet of their own.
test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a notice does not move', async ({ page }) => {
    await page.goto('/operator-registration');
    await fileField(page).setInputFiles({
      name: 'card.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('card'),
    });
    const notice = page.locator('.notice-default');
    await expect(notice).toBeVisible();
    const moving = await notice.evaluate((element) =>
      [element.parentElement ?? element, ...element.parentElement!.querySelectorAll('*')]
        .map((part) => getComputedStyle(part))
        .some(
          ({ animationName, transitionProperty, transitionDuration }) =>
            animationName !== 'none' || (transitionProperty !== 'none' && /[1-9]/.test(transitionDuration)),
        ),
    );
    expect(moving).toBe(false);
  });
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
    expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.0005);
  });
