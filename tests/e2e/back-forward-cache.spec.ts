import { browserFlags, findBrowser } from '@/scripts/find-browser';
import { expect, test } from './fixtures';

// Playwright switches the cache off unless told otherwise.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const path of ['/about', '/contact', '/operator-registration'])
  test(`${path} comes back from the back/forward cache`, async ({ page }) => {
    await page.goto(path);
    // Starts the code of a form.
    await page.keyboard.press('Tab');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto('/faq');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  });
