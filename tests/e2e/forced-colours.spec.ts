import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { sheetPath, sheets } from '@/lib/site/sheets';
import { pageKinds } from '@/scripts/page-kinds';
import { bySize } from '../size';
import { accessibilityFindings } from './accessibility';
import { expect, menuButton, test } from './fixtures';
import { unseenPictures } from './pictures';

const { service, location: town } = pageKinds;
for (const sheet of sheets.slice(0, bySize(1, Infinity)))
  test(`axe finds nothing on ${sheetPath(sheet)}, also in forced colours`, async ({ page }) => {
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      await page.goto(sheetPath(sheet));
      expect(await accessibilityFindings(page), `forced colours: ${forcedColors}`).toEqual([]);
    }
  });

test.describe('in forced colours on a black ground', () => {
  test.use({
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
    contextOptions: { forcedColors: 'active' },
  });

  for (const path of bySize(
    [service, town, '/hire-operators'],
    routes.map((route) => route.path),
  ))
    test(`every picture of ${path} is seen, and axe finds nothing`, async ({ page }) => {
      await page.goto(path);
      expect(await unseenPictures(page)).toEqual([]);
      expect(await accessibilityFindings(page)).toEqual([]);
    });

  /** What has no border on some side, or one in the colour of its own ground. */
  const withoutBorder = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((found) =>
      found
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const style = getComputedStyle(element);
          return (['Top', 'Right', 'Bottom', 'Left'] as const).some(
            (side) =>
              style[`border${side}Style`] === 'none' ||
              Number.parseFloat(style[`border${side}Width`]) < 1 ||
              style[`border${side}Color`] === style.backgroundColor,
          );
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );

  for (const [path, bordered] of [
    [service, ['.button', '.plate']],
    [town, ['.road-sign']],
    [
      '/operator-registration',
      [
        'form input:is([type=text], [type=email]):not([tabindex]), form textarea',
        'label:has(input[type=checkbox])',
        'form button',
        '.plate',
      ],
    ],
  ] as const)
    test(`what a border sets apart on ${path} keeps it`, async ({ page }) => {
      await page.goto(path);
      for (const selector of bordered) {
        await expect(page.locator(selector).first(), selector).toBeVisible();
        expect(await withoutBorder(page, selector)).toEqual([]);
      }
    });

  test('the current page is marked by more than colour', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('.nav-item[aria-current=page]')).toHaveCSS('text-decoration-line', 'underline');
    await page.goto(service);
    await menuButton(page, 'services').click();
    const item = page.locator('.menu-item[aria-current=page]').filter({ visible: true });
    await expect(item).not.toHaveCSS('border-left-width', '0px');
  });
});
