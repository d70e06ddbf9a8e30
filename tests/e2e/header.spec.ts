import { showInFrame } from '../helpers/show-in-frame.ts';
import { expect, siteAt, test } from './fixtures.ts';

// The quick check runs this test too, because a wide font or a long menu wraps the row.
test('the header shows either its items in one row or the menu button', async ({ page }) => {
  await showInFrame(page, siteAt('site'), 1920);
  const wrong = await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const root = frame.contentDocument?.documentElement;
    const [row, items, button] = ['.header-row', '.header-nav', '.menu-button'].map((part) =>
      root?.querySelector(part),
    );
    if (!root || !row || !items || !button) throw new Error('A part of the header was not found.');
    // Remove the rest of the page, because its layout would take most of the time.
    for (const part of root.querySelectorAll('main, footer')) part.remove();
    const entries = root.querySelectorAll('.header-nav > ul > li');
    const wraps = () => {
      const [first, ...others] = [...entries].map((entry) => entry.getBoundingClientRect());
      return first !== undefined && others.some(({ top }) => top >= first.bottom);
    };
    const problems: string[] = [];
    for (const size of [100, 150, 175, 200]) {
      root.style.fontSize = `${size}%`;
      for (let width = 320; width <= 1920; width += 8) {
        frame.style.width = `${width}px`;
        const place = `${width} px, text ${size}%`;
        const isRow = items.checkVisibility();
        if (isRow === button.checkVisibility()) problems.push(`${place}: both or none`);
        if (row.scrollWidth > row.clientWidth)
          problems.push(
            `${place}: too wide, see docs/your-brand.md#type: shorten the menu, or increase --container-header`,
          );
        // Wrapping large text is acceptable, because nothing is cut off.
        if (isRow && size === 100 && wraps())
          problems.push(
            `${place}: wraps, see docs/your-brand.md#type: shorten the menu, or increase --container-header`,
          );
      }
    }
    return problems;
  });
  expect(wrong).toEqual([]);
});
