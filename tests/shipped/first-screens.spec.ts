import { drawingText } from '@/content/drawings/drawing-text.ts';
import { machines } from '@/content/machines/index.ts';
import { home } from '@/content/pages/home.ts';
import { drawingOf } from '@/lib/drawings/machine-drawings.ts';
import { expect, test } from '../e2e/fixtures.ts';

test('the first screen of the home page is complete', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const machine = page.locator('.scroller-row li').first();
    for (const part of [
      page.locator('h1'),
      page.getByText(home.leadTime),
      ...(await page.locator('.hero-buttons a').all()),
      machine.locator('svg'),
      machine.locator('b'),
    ])
      await expect(part, `at ${width} by ${height} px`).toBeInViewport({ ratio: 1 });
  }
});

test('the registration form starts on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/operator-registration');
  const field = await page.getByRole('textbox').first().boundingBox();
  expect(field?.y).toBeLessThanOrEqual(620);
});

test("a machine's page draws it to scale", async ({ page }) => {
  const { slug, path } = machines.listed[1]!;
  await page.goto(path);
  const drawing = page.getByRole('img', { name: new RegExp(drawingText.sideView('')) });
  const box = await drawing.boundingBox();
  const metre = await drawing.evaluate((svg) => Number.parseFloat(getComputedStyle(svg).fontSize));
  expect((box?.width ?? 0) / metre).toBeCloseTo(drawingOf(slug).width, 1);
});
