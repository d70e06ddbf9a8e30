import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { pageKinds } from '@/scripts/page-kinds';
import { bySize } from '../size';
import { expect, menuButton, test } from './fixtures';
import { unseenPictures } from './pictures';

const { service, location: town } = pageKinds;

// Colours are forced on a black ground.
test.use({ colorScheme: 'dark', contextOptions: { forcedColors: 'active' } });

/** What a border sets apart that has none on some side, or one in the colour of its own ground. */
const withoutBorder = (page: Page) =>
  page
    .locator('.button, .plate, .road-sign, form button, form textarea')
    .or(page.locator('form input:is([type=text], [type=email]):not([tabindex])'))
    .or(page.locator('label:has(input[type=checkbox])'))
    .filter({ visible: true })
    .evaluateAll((found) => {
      const hasNone = (style: CSSStyleDeclaration, side: 'Top' | 'Right' | 'Bottom' | 'Left') =>
        style[`border${side}Style`] === 'none' ||
        Number.parseFloat(style[`border${side}Width`]) < 1 ||
        style[`border${side}Color`] === style.backgroundColor;
      return found
        .filter((element) =>
          (['Top', 'Right', 'Bottom', 'Left'] as const).some((side) =>
            hasNone(getComputedStyle(element), side),
          ),
        )
        .map((element) => element.outerHTML.slice(0, 120));
    });

for (const path of bySize(
  [service, town, '/hire-operators', '/operator-registration'],
  routes.map((route) => route.path),
))
  test(`every picture of ${path} is seen, and what a border sets apart keeps it`, async ({ page }) => {
    await page.goto(path);
    expect(await withoutBorder(page)).toEqual([]);
    expect(await unseenPictures(page)).toEqual([]);
  });

test('the current page is marked by more than colour', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('.nav-item[aria-current=page]')).toHaveCSS('text-decoration-line', 'underline');
  await page.goto(service);
  await menuButton(page, 'services').click();
  const item = page.locator('.menu-item[aria-current=page]').filter({ visible: true });
  await expect(item).not.toHaveCSS('border-left-width', '0px');
});
