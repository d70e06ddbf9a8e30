import { mainOffice } from '@/content/company.ts';
import { formatPhone } from '@/content/format/format-phone.ts';
import { notFound } from '@/content/pages/not-found.ts';
import { expect, test } from './fixtures.ts';
import { policyViolations, watchPolicy } from './violations.ts';

for (const path of ['/', '/contact'])
  test(`the Content Security Policy of ${path} blocks injected scripts`, async ({ page }) => {
    await watchPolicy(page);
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</main>',
        '<script>window.slipped = true</script><img src="/nothing.png" alt="" onerror="window.slipped = true"></main>',
      );
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await expect
      .poll(() => policyViolations(page))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^script-src/)]));
    expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
  });

test('an unknown URL returns status 404 and a page with the phone number', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(main.getByRole('link', { name: formatPhone(mainOffice.phone) })).toBeVisible();
  for (const { href } of notFound.links) await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
});
