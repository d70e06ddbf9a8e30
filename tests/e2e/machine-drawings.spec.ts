import { machines } from '@/content/machines/index.ts';
import { machineDrawings } from '@/lib/drawings/machine-drawings.ts';
import { drawingName } from '@/lib/drawings/machine-shapes.ts';
import { expect, test } from './fixtures.ts';

/** In SVG units. Allows for rounded line caps, which extend beyond the machine's outline. */
const tolerance = 4;

test('each machine is drawn to scale and stands on the ground', async ({ page }) => {
  for (const machine of machineDrawings) {
    const { viewBox } = machine;
    await page.goto(machine.imagePath);
    const edges = await page.evaluate(() => {
      const { x, y, width, height } = document.querySelector('svg')!.getBBox();
      return [x, y, x + width, y + height];
    });
    const [left, top, width, height] = viewBox;
    const [drawnLeft = 0, drawnTop = 0, drawnRight = 0, drawnBottom = 0] = edges;
    const drawnHeight = ((drawnBottom - drawnTop) * machine.width) / width;
    expect(
      [left, top, left + width, top + height].every(
        (edge, index) => Math.abs((edges[index] ?? Infinity) - edge) < tolerance,
      ),
      `${drawingName(machine.machine)}.svg has \`edges: [${Math.round(drawnLeft)}, ${Math.round(drawnRight)}]\` and is ${drawnHeight.toFixed(1)} m high if it is ${machine.width} m long. The \`size\` in content/machines says ${machine.height} m. Correct the size, or redraw the machine.`,
    ).toBe(true);
  }
});

test('collapsed sections open by a link on phones, and are always open on desktops and in print', async ({
  page,
}) => {
  const { path } = machines.entries[0]!;
  const content = page.locator('.collapses-on-phones > div[id]').first();
  await page.goto(path);
  await expect(content).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(content).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(content).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${path}#${await content.getAttribute('id')}`);
  await expect(content).toBeVisible();
  await expect(
    page.locator('.collapses-on-phones:has(> div[id])').first().getByRole('heading').first(),
  ).toBeInViewport();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a focused machine is never behind the person at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const person = (await page.locator('.scroller-person svg').boundingBox())!;
    await page.locator('.hero-buttons a').last().focus();
    for (const link of await page.locator('.scroller-row a').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(async () => {
        const box = (await link.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(person.x + person.width);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(Math.min(box.width, box.height), 'room for a thumb').toBeGreaterThanOrEqual(48);
      }).toPass();
    }
  });

test('the row of machines does not move if the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('.scroller-row > ul')).toHaveCSS('animation-name', 'none');
});
