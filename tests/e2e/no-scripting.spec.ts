import { company } from '@/content/company';
import { failures } from '@/content/forms/failures';
import { desktopMenus, mobileMenus } from '@/content/menus';
import { expect, menuButton, menuLabel, menus, test } from './fixtures';

test('menus open, close and lead on without scripting', async ({ page }) => {
  for (const menu of menus) {
    await page.goto('/faq');
    const [path] = desktopMenus[menu];
    await menuButton(page, menu).click();
    await page.locator(`#menu-${menu} a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await menuButton(page, menu).click();
    await page.keyboard.press('Escape');
    await expect(page.locator(`#menu-${menu}`)).toBeHidden();
  }
});

test('the mobile menu works without scripting', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const menu of menus) {
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#mobile-menu summary', { hasText: menuLabel(menu) }).click();
    const [path] = mobileMenus[menu];
    await page.locator(`#mobile-menu details a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
  }
});

test('a message that nothing stores goes to the e-mail app, and the page says so', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('noscript')).toBeVisible();
  const note = page.getByText(failures.unconnected.reason);
  await expect(note.locator('a[href^="tel:"]')).toHaveText(company.phone);
  await expect(note.locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
  await expect(page.locator('form')).toHaveAttribute('action', `mailto:${company.email}`);
});
