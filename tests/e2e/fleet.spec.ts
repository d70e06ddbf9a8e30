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

  test('what folds is closed at first, and a link to it opens it below its heading', async ({ page }) => {
    const { path } = fleet[0]!;
    await page.goto(path);
    const folded = page.locator('.folded').first();
    await expect(folded.locator(':scope > div')).toBeHidden();
    const id = await folded.locator(':scope > div').getAttribute('id');
    await page.goto(`${path}#${id}`);
    await expect(folded.locator(':scope > div')).toBeVisible();
    await expect(folded.getByRole('heading').first()).toBeInViewport();
  });
});

test('with more room, and on paper, nothing is folded', async ({ page }) => {
  await page.goto(fleet[0]!.path);
  const folded = page.locator('.folded > div');
  for (const section of await folded.all()) await expect(section).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(folded.first()).toBeVisible();
});
