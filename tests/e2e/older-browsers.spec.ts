import type { Page } from '@playwright/test';
import { footerColumns } from '@/content/menus';
import { pageKinds } from '@/scripts/page-kinds';
import { findingsAtWidth } from './accessibility';
import { expect, menuButton, test } from './fixtures';

// Changed styles no longer match the hashes of the policy.
test.use({ bypassCSP: true });

/** Serves pages with words replaced that only newer browsers understand. */
const serveWithout = (page: Page, ...words: readonly (readonly [RegExp, string])[]) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    const body = words.reduce((changed, [word, unknown]) => changed.replace(word, unknown), text);
    expect(body, 'what is served without it').not.toBe(text);
    await route.fulfill({ response, body });
  });

/** The attributes are there, and mean nothing. */
const withoutPopovers = (page: Page) =>
  serveWithout(
    page,
    [/\bpopover(?:target(?:action)?)?(?=[=\]])/gi, 'data-$&'],
    [/:popover-open/g, ':popover-unknown'],
  );

const kinds = ['/', '/operator-registration', '/services', pageKinds.service, '/contact'];

for (const width of [390, 1280])
  test.describe(`without popovers, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('menus cover nothing, and the list of pages at the foot is one press away', async ({ page }) => {
      await withoutPopovers(page);
      await page.goto('/');
      for (const menu of ['#mobile-menu', '#menu-services', '#menu-locations'])
        await expect(page.locator(menu)).toBeHidden();
      // A button that does nothing would be worse than none.
      for (const button of await page.getByRole('banner').locator('button').all())
        await expect(button).toBeHidden();
      await page.locator('header a[href="#all"]').click();
      const footer = page.getByRole('contentinfo');
      await expect(footer).toBeInViewport();
      for (const path of footerColumns.flatMap(({ paths }) => paths))
        await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
    });

    for (const path of kinds)
      test(`${path} is whole`, async ({ page }) => {
        await withoutPopovers(page);
        await page.goto(path);
        expect(
          await page.evaluate(() => {
            const heading = document.querySelector('h1')?.getBoundingClientRect();
            if (!heading) return 'no heading';
            const there = document.elementFromPoint(heading.left + 5, heading.top + heading.height / 2);
            return there?.closest('h1') ? 'seen' : `covered by ${there?.outerHTML}`;
          }),
        ).toBe('seen');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await findingsAtWidth(page, width)).toEqual([]);
      });
  });

for (const width of [390, 1280])
  for (const path of kinds)
    test(`${path} misses nothing at ${width} px without :has, anchors, view transitions and speculation rules`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) errors.push(message.text());
      });
      page.on('pageerror', ({ message }) => errors.push(message));
      await serveWithout(
        page,
        [/:has\(/g, ':unknown('],
        [/position-area/g, 'unknown-area'],
        [/@view-transition/g, '@unknown-transition'],
        [/"speculationrules"/g, '"unknown"'],
      );
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const [button, menu] =
        width < 1024
          ? [page.locator('[popovertarget="mobile-menu"]').first(), page.locator('#mobile-menu')]
          : [menuButton(page, 'services'), page.locator('#menu-services')];
      await button.click();
      const box = await menu.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      expect(await findingsAtWidth(page, width)).toEqual([]);
      expect(errors).toEqual([]);
    });
