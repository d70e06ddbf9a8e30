import { fleet } from '@/lib/site/fleet';
import { expect, test } from './fixtures';

/** Pixels of a drawing's own units that a round line end may lie outside. */
const slack = 4;

test('each machine is as long and as high as its size says, and stands on the ground', async ({ page }) => {
  await page.goto('/machines/fleet.svg');
  const boxes = await page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<SVGGElement>('[data-machine]')].map((machine) => {
        const { x, y, width, height } = machine.getBBox();
        return [machine.dataset['machine'], [x, y, x + width, y + height]];
      }),
    ),
  );
  for (const { drawing, viewBox } of fleet) {
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
    const drawn = boxes[drawing] ?? [];
    for (const [index, edge] of [left, top, left + width, top + height].entries())
      expect(Math.abs((drawn[index] ?? Infinity) - edge), `${drawing}, edge ${index}`).toBeLessThan(slack);
  }
});

test('what folds is closed on a phone until a link to it opens it, and open with more room and on paper', async ({
  page,
}) => {
  const { path } = fleet[0]!;
  const folded = page.locator('.folded > div').first();
  await page.goto(path);
  await expect(folded).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(folded).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${path}#${await folded.getAttribute('id')}`);
  await expect(folded).toBeVisible();
  await expect(page.locator('.folded').first().getByRole('heading').first()).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the keyboard reaches the last machine, which is large enough for a thumb', async ({ page }) => {
    await page.goto('/');
    const links = page.locator('.fleet a');
    await links.first().focus();
    for (const _machine of fleet.slice(1)) await page.keyboard.press('Tab');
    await expect(links.last()).toBeFocused();
    await expect(links.last()).toBeInViewport();
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await link.innerText()).toBeGreaterThanOrEqual(48);
    }
  });
});
