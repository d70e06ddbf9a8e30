import { fleetWords } from '@/content/fleet-words';
import { fleet } from '@/lib/site/fleet';
import { pageKinds } from '@/scripts/page-kinds';
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

test('a machine’s own page shows it between its neighbours, at the scale of its size', async ({ page }) => {
  const machine = fleet[1]!;
  await page.goto(machine.path);
  const drawing = page.getByRole('img', { name: new RegExp(fleetWords.sideView('')) });
  const box = await drawing.boundingBox();
  const metre = await drawing.evaluate((svg) => Number.parseFloat(getComputedStyle(svg).fontSize));
  expect((box?.width ?? 0) / metre).toBeCloseTo(machine.width, 1);
  await expect(page.locator('.fleet-grey')).toHaveCount(2);
});

test('no stretch of a page is longer than two phone screens without something to look at', async ({
  page,
}) => {
  for (const path of [pageKinds.service, pageKinds.location, pageKinds.resource]) {
    await page.goto(path);
    const longest = await page.locator('main').evaluate((main) => {
      const boxes = [
        ...main.querySelectorAll(
          'img, svg, .button, .plate, .card, .road-sign, .data-table, .steps, .link-tile, ul:has(> .tick), .body dl, aside',
        ),
      ]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width >= 28)
        .toSorted((a, b) => a.top - b.top);
      let [end, gap] = [main.getBoundingClientRect().top, 0];
      for (const { top, bottom } of [...boxes, { top: main.getBoundingClientRect().bottom, bottom: 0 }]) {
        gap = Math.max(gap, top - end);
        end = Math.max(end, bottom);
      }
      return gap;
    });
    expect(longest, path).toBeLessThanOrEqual(2 * 844);
  }
});
