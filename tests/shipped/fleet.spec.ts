import { expect, test } from '../e2e/fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the first screen has the first two machines, and the third is cut by the edge', async ({ page }) => {
  await page.goto('/');
  const links = page.locator('.fleet a');
  for (const index of [0, 1]) {
    const drawing = links.nth(index).locator('svg');
    await expect(drawing).toBeInViewport({ ratio: 1 });
    expect((await drawing.boundingBox())?.y).toBeLessThanOrEqual(0.8 * 844);
  }
  await expect(links.nth(2)).toBeInViewport();
  await expect(links.nth(2)).not.toBeInViewport({ ratio: 0.9 });
});
