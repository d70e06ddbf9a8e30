import type { Page } from '@playwright/test';
import { menuLink } from '@/lib/pages/menu-items.ts';
import { allPages } from '@/lib/pages/pages.ts';
import { examplePages } from '@/scripts/develop/shared/example-pages.ts';
import { menuPage } from '../helpers/kept-pages.ts';
import { byLevel } from '../helpers/test-level.ts';
import { desktop, expect, menuButton, menus, test } from './fixtures.ts';

const { machine, town } = examplePages;

test.use({ colorScheme: 'dark', contextOptions: { forcedColors: 'active' }, viewport: desktop });

/** Drawings keep their colours, so they need a background; icons need a shape in the text colour. */
const unseenPictures = (page: Page) =>
  page.locator('main :is(img, svg):visible').evaluateAll((pictures) =>
    pictures
      .filter((picture) => {
        const style = getComputedStyle(picture);
        if (style.getPropertyValue('forced-color-adjust') === 'none')
          return style.backgroundColor === 'rgba(0, 0, 0, 0)' && !style.filter.includes('drop-shadow');
        const shapes = [...picture.querySelectorAll('*')].map((shape) => getComputedStyle(shape));
        return !shapes.some(({ fill, stroke }) => [fill, stroke].includes(style.color));
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

const borderedElements = [
  '.button, .plate, .road-sign, form button, form textarea, fieldset .grid > label',
  'form input:is([type=text], [type=email]):not([tabindex])',
];

/** A border is also missing if it has the colour of its background. */
const withoutBorder = (page: Page) =>
  page.locator(`:is(${borderedElements.join()}):visible`).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const style = getComputedStyle(element);
        return ['top', 'right', 'bottom', 'left'].some((side) => {
          const [kind, width, colour] = ['style', 'width', 'color'].map((part) =>
            style.getPropertyValue(`border-${side}-${part}`),
          );
          return kind === 'none' || width === '0px' || colour === style.backgroundColor;
        });
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

test('pictures, controls and panels stay visible', async ({ page }) => {
  for (const path of byLevel(
    [machine, town, '/hire-operators', '/operator-registration'],
    allPages.map((each) => each.path),
  )) {
    await page.goto(path);
    expect.soft(await unseenPictures(page), path).toEqual([]);
    expect.soft(await withoutBorder(page), path).toEqual([]);
  }
});

test('the current page is marked by more than colour', async ({ page }) => {
  await page.goto(menuPage);
  await expect(page.locator('.nav-item[aria-current=page]')).toHaveCSS('text-decoration-line', 'underline');
  const [menu] = menus;
  await page.goto(menuLink(menu!.items[0]!).href);
  await menuButton(page).click();
  const item = page.locator('.menu-item[aria-current=page]').filter({ visible: true });
  await expect(item).not.toHaveCSS('border-left-width', '0px');
});
