import { company } from '@/content/company';
import { failures } from '@/content/failures';
import { mobileMenus } from '@/content/menus';
import { expect, test } from './fixtures';

test('menus open, close and lead on without scripting', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Services' }).click();
  await page.locator('#menu-services').getByRole('link', { name: 'All Services' }).click();
  await expect(page).toHaveURL('/services');
  await page.getByRole('button', { name: 'Locations' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu-locations')).toBeHidden();
});

test('the mobile menu works without scripting', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#mobile-menu summary', { hasText: 'Locations' }).click();
  const [path] = mobileMenus.locations;
  await page.locator(`#mobile-menu a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
});

test('a message that nothing stores goes to the e-mail app, and the page says so', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('noscript')).toBeVisible();
  const note = page.getByText(failures.unconnected.reason);
  await expect(note.locator('a[href^="tel:"]')).toHaveText(company.phone);
  await expect(note.locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
  await expect(page.locator('form')).toHaveAttribute('action', `mailto:${company.email}`);
});
