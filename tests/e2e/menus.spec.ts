import { desktopMenus, mobileMenus } from '@/content/menus.ts';
import { menuLink } from '@/lib/routes/menu-items.ts';
import { menuPage } from '../helpers/kept-pages.ts';
import { tooLow } from './accessibility.ts';
import { desktop, expect, menuButton, menuLabel, menus, test } from './fixtures.ts';

test.describe('menus on a desktop', () => {
  test.use({ viewport: desktop });

  test.beforeEach(({ page }) => page.goto(menuPage));

  for (const name of menus) {
    test(`the menu "${name}" opens below its button, and closes on Escape or a click outside`, async ({
      page,
    }) => {
      const menu = page.locator(`#menu-${name}`);
      const button = menuButton(page, name);
      await expect(menu).toBeHidden();
      for (const menuName of [...menus.filter((other) => other !== name), name])
        await menuButton(page, menuName).click();
      for (const other of menus)
        await expect(page.locator(`#menu-${other}`)).toBeVisible({ visible: other === name });

      const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
      if (!above || !below) throw new Error(`The button or menu of ${name} is not rendered.`);
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

    test(`the menu "${name}" works with the keyboard`, async ({ page }) => {
      const menu = page.locator(`#menu-${name}`);
      const button = menuButton(page, name);
      await page.keyboard.press('Tab');
      const skip = page.locator('a[href="#main"]');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(button).toBeFocused({ timeout: 1 });
      }).toPass({ intervals: [0], timeout: 5000 });
      await page.keyboard.press('Enter');
      for (const { href } of desktopMenus[name].map((item) => menuLink(item))) {
        await page.keyboard.press('Tab');
        await expect(menu.locator(`a[href="${href}"]`)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();
      await button.focus();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(menuLink(desktopMenus[name][0]).href);
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
    const lists = menus.map((name) => ({
      heading: menu.locator('summary', { hasText: menuLabel(name) }),
      link: menu.locator(`details a[href="${menuLink(mobileMenus[name][0]).href}"]`),
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
    await others[0]?.link.tap();
    await expect(page).toHaveURL(menuLink(mobileMenus[menus[1] ?? 'machines'][0]).href);
  });
});
