import { company } from '@/content/company';
import { failures } from '@/content/forms/failures';
import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test('a message that nothing stores goes to the e-mail app, and the page says so', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('noscript')).toBeVisible();
  const note = page.getByText(failures.unconnected.reason);
  await expect(note.locator('a[href^="tel:"]')).toHaveText(company.phone);
  await expect(note.locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
  await expect(page.locator('form')).toHaveAttribute('action', `mailto:${company.email}`);
});
