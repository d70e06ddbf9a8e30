import { fleetWords } from '@/content/fleet-words';
import { fleet } from '@/lib/site/fleet';
import { expect, test } from '../e2e/fixtures';

// How the machines are shown as we ship them.

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

test('a machine’s own page shows it at the scale of its size', async ({ page }) => {
  const machine = fleet[1]!;
  await page.goto(machine.path);
  const drawing = page.getByRole('img', { name: new RegExp(fleetWords.sideView('')) });
  const box = await drawing.boundingBox();
  const metre = await drawing.evaluate((svg) => Number.parseFloat(getComputedStyle(svg).fontSize));
  expect((box?.width ?? 0) / metre).toBeCloseTo(machine.width, 1);
});
