import { menuLink } from '@/lib/pages/menu-items.ts';
import { menuPage } from '../helpers/kept-pages.ts';
import { tooLow } from './accessibility.ts';
import { desktop, expect, menuButton, menuId, menus, test } from './fixtures.ts';

test.describe('menus on a desktop', () => {
  test.use({ viewport: desktop });

  test.beforeEach(({ page }) => page.goto(menuPage));

  for (const { label, items } of menus) {
    test(`the menu "${label}" opens below its button, and closes on Escape or a click outside`, async ({
      page,
    }) => {
      const menu = page.locator(`#${menuId(label)}`);
      const button = menuButton(page, label);
      await expect(menu).toBeHidden();
      for (const other of menus) if (other.label !== label) await menuButton(page, other.label).click();
      await button.click();
      for (const other of menus)
        await expect(page.locator(`#${menuId(other.label)}`)).toBeVisible({ visible: other.label === label });

      const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
      if (!above || !below) throw new Error(`The button or menu of ${label} is not rendered.`);
      expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
      expect(Math.abs(below.x - above.x)).toBeLessThan(40);
      await expect(menu).toBeInViewport({ ratio: 1 });

      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      // Click near the right edge of the page, because no menu covers it.
      await page.mouse.click((page.viewportSize()?.width ?? 0) - 2, 400);
      await expect(menu).toBeHidden();
    });

    test(`the menu "${label}" works with the keyboard`, async ({ page }) => {
      const menu = page.locator(`#${menuId(label)}`);
      const button = menuButton(page, label);
      await page.keyboard.press('Tab');
      const skip = page.locator('a[href="#main"]');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(button).toBeFocused({ timeout: 1 });
      }).toPass({ intervals: [0], timeout: 5000 });
      await page.keyboard.press('Enter');
      for (const { href } of items.map((item) => menuLink(item))) {
        await page.keyboard.press('Tab');
        await expect(menu.locator(`a[href="${href}"]`)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();
      await button.focus();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(menuLink(items[0]!).href);
      await skip.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    });
  }
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens and closes, and its lists expand independently', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('#mobile-menu');
    const open = page.locator('[popovertarget="mobile-menu"]').filter({ visible: true }).first();
    await expect(menu).toBeHidden();
    await open.tap();
    const lists = menus.map(({ label, onPhones }) => ({
      heading: menu.locator('summary', { hasText: label }),
      href: menuLink(onPhones[0]!).href,
      link: menu.locator('details', { hasText: label }).getByRole('link').first(),
    }));
    for (const { heading, link } of lists) {
      await expect(link).toBeHidden();
      await heading.tap();
      await expect(link).toBeVisible();
    }
    expect(await tooLow(menu.locator('a, button, summary'))).toEqual([]);
    const [first, ...others] = lists;
    await first?.heading.tap();
    if (first) await expect(first.link).toBeHidden();
    for (const { link } of others) await expect(link).toBeVisible();

    await menu.locator('[popovertargetaction="hide"]').tap();
    await expect(menu).toBeHidden();
    await open.tap();
    await others[0]!.link.tap();
    await expect(page).toHaveURL(others[0]!.href);
  });
});
